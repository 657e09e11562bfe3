import { caseOf } from './form-cases/all'
import type { Site } from './server'
import { expect } from './site'

const onboarding = '/api/natural-order-onboarding'

export function upload(
  site: Site,
  photo: Buffer,
  { name = 'photo', headers = {} }: { name?: string; headers?: Record<string, string> } = {},
) {
  const body = new FormData()
  body.append(name, new Blob([new Uint8Array(photo)]), 'IMG_0001.JPG')
  return site.request('/api/uploads', { method: 'POST', body, headers })
}

export async function uploaded(site: Site, photo: Buffer): Promise<string> {
  const response = await upload(site, photo)
  const answer = (await response.json()) as { success: boolean; message: string; id: string }
  expect(response.status, answer.message).toBe(200)
  expect(answer).toMatchObject({ success: true, message: expect.any(String) })
  return answer.id
}

export const sendWith = (site: Site, email: string, photos: unknown, more: object = {}, headers = {}) =>
  site.post(onboarding, { ...caseOf('natural-order-onboarding').body(email), meta: { photos, ...more } }, headers)
export const rows = (site: Site) =>
  site.db.query<{ id: string; leadId: string | null; width: number; height: number }>(
    'SELECT "id", "leadId", "width", "height" FROM "Upload"',
  )
