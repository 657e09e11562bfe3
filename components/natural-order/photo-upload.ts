import { isOurAnswer, parseApiResponse } from '@/lib/http'
import { maxPhotoBytes } from '@/lib/photos'
import type { PhotoWords } from '@/content/natural-order-onboarding'

/** Eight megabytes take minutes on a slow connection. */
const timeLimitMs = 180_000

/** Uploads one photo, unless `stop` aborts it. Never throws: a failure returns a message. */
export async function uploadPhoto(
  photo: Blob,
  words: PhotoWords['problems'],
  stop: AbortController,
): Promise<{ id: string } | { problem: string }> {
  if (photo.size > maxPhotoBytes) return { problem: words.tooLarge }
  const body = new FormData()
  body.append('photo', photo, 'photo')
  setTimeout(() => stop.abort(), timeLimitMs)
  let response: Response
  try {
    response = await fetch('/api/uploads', {
      method: 'POST',
      body,
      credentials: 'include',
      redirect: 'error',
      signal: stop.signal,
    })
  } catch {
    return { problem: words.network }
  }
  const answer = parseApiResponse(await response.text().catch(() => ''))
  if (!isOurAnswer(answer)) return { problem: words.network }
  const { id, message } = answer as { id?: string; message?: string }
  if (response.ok && id) return { id }
  return { problem: (!response.ok && message) || words.failed }
}
