import 'server-only'
import { Refusal } from './refusal'

/** Bytes of a body that isn't a photograph. */
export const textLimit = 64 * 1024
const tooLong = 'This is too long for us to take. Please shorten it, or email us instead.'

/** A body's bytes. Refused with 413 and `message` as soon as they pass the limit, whatever Content-Length said. */
export async function readBytes(request: Request, limit: number, message = tooLong): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, message)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Without `preventCancel` the socket would go with the stream, and the refusal never arrive.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    // A phone that lost its network, say: no fault of ours, and nobody is there to be told.
    throw new Refusal(400, 'This ended before all of it had come.')
  }
  return Buffer.concat(chunks)
}

/** A body's text. Refused past 64 KiB (413), and when it isn't UTF-8 (400). */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, textLimit)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(400, 'We could not read this: it is not UTF-8 text.')
  }
}

/** 400 for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'We could not read this: it is not JSON.')
  }
}

/** The media type, in lower case and without its parameters. */
export const mediaType = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()

/** Refuses a body's text that isn't JSON by its own account (415), or holds what Postgres would throw over (422). */
export function assertJson(headers: Headers, text: string): void {
  if (mediaType(headers) !== 'application/json') throw new Refusal(415, 'Please send this as JSON.')
  // A NUL. Forms leave it out by themselves; nobody else means one.
  if (/(^|[^\\])(\\\\)*\\u0000/.test(text)) throw new Refusal(422, 'This holds a character that we can’t keep.')
}

/** A small JSON body, not validated. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  assertJson(request.headers, text)
  return parseJson(text)
}
