import { parseApiResponse } from '@/lib/http'

/** Eight megabytes take minutes on a slow connection. */
const timeLimitMs = 180_000

/** Uploads one photo, unless `stop` aborts it. Never throws: a failure returns a message. */
export async function uploadPhoto(
  photo: Blob,
  words: { readonly network: string; readonly failed: string },
  stop: AbortController,
): Promise<{ id: string } | { problem: string }> {
  const body = new FormData()
  body.append('photo', photo, 'photo')
  setTimeout(() => stop.abort(), timeLimitMs)
  let response: Response
  try {
    response = await fetch('/api/uploads', { method: 'POST', body, credentials: 'include', signal: stop.signal })
  } catch {
    return { problem: words.network }
  }
  const answer = parseApiResponse(await response.text().catch(() => '')) as
    { id?: string; message?: string } | undefined
  if (response.ok && answer?.id) return { id: answer.id }
  return { problem: (!response.ok && answer?.message) || words.failed }
}
