import 'server-only'
import { Refusal, fieldRefusal } from '../base/refusal'

/** The most bytes in a part's headers, which hold the field's name and the file's name and type. */
const maxHeaderBytes = 4 * 1024

/**
 * The single file of a multipart body (RFC 7578), named `photo`. Node's own parser reads every part and header in turn,
 * and eight megabytes of them would block the whole site for seconds. This reads only the first part's headers.
 * @param type the body's media type, with its boundary
 * @throws Refusal 400 if it isn't a multipart body, 422 if it's anything but this one file
 */
export function parseSinglePhoto(body: Buffer, type: string): Buffer {
  const boundary = /;\s*boundary="?([^\s";]{1,70})/i.exec(type)?.[1]
  const start = `--${boundary}\r\n`
  const headers = body.subarray(start.length, start.length + maxHeaderBytes)
  const length = headers.indexOf('\r\n\r\n')
  const from = start.length + length + 4
  const to = body.indexOf(`\r\n--${boundary}`, from)
  if (!boundary || !body.subarray(0, start.length).equals(Buffer.from(start)) || length < 0 || to < 0)
    throw new Refusal(400, "We couldn't read this because it isn't a multipart form.")
  const isPhoto = /^content-disposition:\s*form-data; name="?photo"?; filename\*?=/im.test(
    headers.toString('latin1', 0, length),
  )
  const end = to + start.length
  if (!isPhoto || body.toString('latin1', end, end + 2) !== '--')
    throw fieldRefusal(422, 'photo', 'Please send one photo at a time.')
  return body.subarray(from, to)
}
