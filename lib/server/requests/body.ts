import 'server-only'
import { maxQuantity } from '@/lib/forms/limits'
import { type Tree, isTree } from '@/lib/forms/parse-fields'
import { Refusal } from '../base/refusal'

/** The media type of a form posted by a browser. */
export const plainForm = 'application/x-www-form-urlencoded'

/** The most bytes in a body that isn't a photo. */
export const maxBodyBytes = 64 * 1024
const tooLong = 'This is too long. Please shorten it, or email us instead.'

/**
 * Reads what's left of a body and drops it: the connection's next request, which behind a proxy may be somebody else's,
 * waits until it's out of the way. Node drops the bodies that nobody has begun to read, and ends those that take too
 * long.
 */
const dropRest = (body: ReadableStream<Uint8Array>) => void body.pipeTo(new WritableStream()).catch(() => undefined)

/** Reads a body. Rejects it with 413 and `message` as soon as it passes the limit, whatever Content-Length said. */
export async function readBytes(request: Request, limit: number, message = tooLong): Promise<Buffer> {
  const tooLarge = () => new Refusal(413, message)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // Without `preventCancel` the socket would close with the stream, and the refusal would never arrive.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof Refusal) {
      dropRest(request.body!)
      throw error
    }
    // A phone that lost its network, say. It isn't our fault, and nobody will see the response.
    throw new Refusal(400, 'The connection was lost before everything arrived.')
  }
  return Buffer.concat(chunks)
}

const notUtf8 = () => new Refusal(400, "We couldn't read this because it isn't UTF-8 text.")

/** Reads a body as text. Rejects it if it's over 64 KiB (413) or isn't UTF-8 (400). */
export async function readText(request: Request): Promise<string> {
  const bytes = await readBytes(request, maxBodyBytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notUtf8()
  }
}

/** 400 for a plain form with escapes of anything but UTF-8, which `URLSearchParams` would replace without a word. */
export function assertEncodesUtf8(form: string): void {
  try {
    for (const escapes of form.match(/(%[\da-f]{2})+/gi) ?? []) decodeURIComponent(escapes)
  } catch {
    throw notUtf8()
  }
}

/** A plain form's fields, without NULs, because Postgres would throw over them. @throws Refusal 415, 413 or 400 */
export async function readFields(request: Request): Promise<URLSearchParams> {
  if (mediaType(request.headers) !== plainForm) throw new Refusal(415, 'Please send this as a plain form.')
  const text = await readText(request)
  assertEncodesUtf8(text)
  return new URLSearchParams(text.replaceAll('%00', ''))
}

/** 400 for text that isn't JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, "We couldn't read this because it isn't JSON.")
  }
}

/** The media type, in lower case and without its parameters. */
export const mediaType = (headers: Headers) => (headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()

/** Rejects a body that isn't declared as JSON (415) or contains a NUL, which Postgres can't store (422). */
export function assertJson(headers: Headers, text: string): void {
  if (mediaType(headers) !== 'application/json') throw new Refusal(415, 'Please send this as JSON.')
  // Our forms strip NULs, and nobody sends one on purpose.
  if (/(^|[^\\])(\\\\)*\\u0000/.test(text)) throw new Refusal(422, "This contains a character that we can't save.")
}

/** Reads a small JSON body without validating it. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request)
  assertJson(request.headers, text)
  return parseJson(text)
}

/** JSON text with printable ASCII as itself instead of escaped, so that a search of the text finds an address in it. */
export const withoutEscapes = (json: string): string =>
  json.replace(/\\(?:\\|u00([2-7][\da-f]))/gi, (whole, code?: string) => {
    const character = code ? String.fromCharCode(parseInt(code, 16)) : ''
    return /[^"\\\x7f]/.test(character) ? character : whole
  })

const shortened = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, maxQuantity + 1) : value]),
  )

/**
 * A form's body with its lists cut where they're too long anyway. A schema checks every item however many there are,
 * and with thousands of wrong ones its errors take a quarter of a second and become megabytes.
 */
export const withShortLists = (body: Tree): Tree =>
  shortened(isTree(body.meta) ? { ...body, meta: shortened(body.meta) } : body)
