import 'server-only'
import { Refusal } from '../refusal'

const bodyLimit = 64 * 1024

/** A body's text, refused as soon as it passes 64 KiB. */
export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bodyLimit) throw new Refusal(413, 'This is too long.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A small JSON body of the owner's pages, not validated. */
export async function readJson(request: Request): Promise<unknown> {
  if (!(request.headers.get('content-type') ?? '').toLowerCase().startsWith('application/json'))
    throw new Refusal(415, 'Please send this as JSON.')
  try {
    return JSON.parse(await readText(request))
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'This is not JSON.')
  }
}
