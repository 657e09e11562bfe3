import { maxPhotoBytes } from '@/lib/photos'
import { mediaType, readBytes } from '@/lib/server/requests/body'
import { clientAddress } from '@/lib/server/requests/client-address'
import { assertMayTry } from '@/lib/server/requests/limits'
import { parseSinglePhoto } from '@/lib/server/requests/multipart'
import { withUploadSlot, processPhoto } from '@/lib/server/photos/photo'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { Refusal, acceptOnly, fieldRefusal, noStore } from '@/lib/server/base/refusal'
import { assertSameOrigin, assertWithinRateLimit } from '@/lib/server/requests/request'
import { assertRoomFor, storeUpload } from '@/lib/server/photos/uploads'

/** Bytes for the boundaries and headers around one file. */
const multipartOverhead = 16 * 1024
const tooLarge = `This photo is over ${maxPhotoBytes / 1024 ** 2} MB. Please choose a smaller copy.`

/** Reads the only file in a multipart body. */
async function readPhoto(request: Request): Promise<Uint8Array> {
  if (mediaType(request.headers) !== 'multipart/form-data')
    throw new Refusal(415, 'Please send the photo as a form with one file (multipart/form-data).')
  const body = await readBytes(request, maxPhotoBytes + multipartOverhead, tooLarge)
  const photo = parseSinglePhoto(body, request.headers.get('content-type')!)
  if (photo.length > maxPhotoBytes) throw fieldRefusal(413, 'photo', tooLarge)
  return photo
}

/** Stores one photograph and responds with its id for a form's `meta.photos`. */
async function upload(request: Request): Promise<Response> {
  assertSameOrigin(request.headers)
  const client = clientAddress(request.headers)
  await assertWithinRateLimit(client)
  await assertRoomFor(client)
  await assertMayTry('photos', client, "You've reached the daily limit for photos. Please email us any others.")
  const photo = await withUploadSlot(client, async () => processPhoto(await readPhoto(request)))
  const id = await storeUpload(photo, client)
  return Response.json(
    { success: true, message: "Photo uploaded. We'll get it with your form.", id },
    { headers: noStore },
  )
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling(
    '/api/uploads',
    upload,
    "We couldn't save your photo right now. Please try again in a moment.",
  ),
})
