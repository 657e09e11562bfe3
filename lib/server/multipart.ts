import 'server-only'
import { Refusal, wrongField } from './refusal'

/** Bytes of a part's headers: its field, a file's name and type. */
const mostHeaders = 4 * 1024

/**
 * The one file of a multipart body (RFC 7578), under the name `photo`. Node's own reader takes every part and header there
 * is, one after another: eight megabytes of them hold the whole site up for seconds. Here nothing is read but the first
 * part's headers.
 * @param type the body's own, with its boundary
 * @throws Refusal 400 for what isn't a multipart body, 422 for anything but this file
 */
export function onlyPhoto(body: Buffer, type: string): Buffer {
  const boundary = /;\s*boundary="?([^\s";]{1,70})/i.exec(type)?.[1]
  const start = `--${boundary}\r\n`
  const headers = body.subarray(start.length, start.length + mostHeaders)
  const length = headers.indexOf('\r\n\r\n')
  const from = start.length + length + 4
  const to = body.indexOf(`\r\n--${boundary}`, from)
  if (!boundary || !body.subarray(0, start.length).equals(Buffer.from(start)) || length < 0 || to < 0)
    throw new Refusal(400, 'We could not read this: it is not a multipart form.')
  const isPhoto = /^content-disposition:\s*form-data; name="?photo"?; filename\*?=/im.test(
    headers.toString('latin1', 0, length),
  )
  const end = to + start.length
  if (!isPhoto || body.toString('latin1', end, end + 2) !== '--')
    throw wrongField(422, 'photo', 'Please send one photo at a time.')
  return body.subarray(from, to)
}
