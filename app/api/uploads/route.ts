import { maxPhotoBytes } from '@/lib/photos'
import { clientAddress } from '@/lib/server/client-address'
import { logProblem } from '@/lib/server/log'
import { makePhoto } from '@/lib/server/photo'
import { Refusal, refuse } from '@/lib/server/refusal'
import { readBytes, refuseOtherSites, refuseTooMany } from '@/lib/server/request'
import { storeUpload } from '@/lib/server/uploads'

export {
  methodNotAllowed as DELETE,
  methodNotAllowed as GET,
  methodNotAllowed as HEAD,
  methodNotAllowed as OPTIONS,
  methodNotAllowed as PATCH,
  methodNotAllowed as PUT,
} from '@/lib/server/refusal'

/** Bytes of the boundaries and headers around one file. */
const overhead = 16 * 1024
const tooLarge = 'This photo is larger than 8 MB. Please choose a smaller copy.'

/** The one file of a multipart body. */
async function photoIn(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\/form-data\s*;/i.test(type))
    throw new Refusal(415, 'Please send the photo as a form with one file (multipart/form-data).')
  const body = await readBytes(request, maxPhotoBytes + overhead, tooLarge)
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Refusal(400, 'We could not read this: it is not a multipart form.')
  })
  const files = [...form.values()].filter((value) => typeof value !== 'string')
  const photo = form.get('photo')
  if (files.length !== 1 || !photo || typeof photo === 'string')
    throw new Refusal(422, 'Please send one photo at a time.', {
      errors: { photo: ['Please send one photo at a time.'] },
    })
  if (photo.size > maxPhotoBytes) throw new Refusal(413, tooLarge, { errors: { photo: [tooLarge] } })
  return new Uint8Array(await photo.arrayBuffer())
}

/** Takes one photograph and answers the id that a form's `meta.photos` carries (decision C18). */
export async function POST(request: Request): Promise<Response> {
  try {
    refuseOtherSites(request.headers)
    await refuseTooMany(clientAddress(request.headers))
    const id = await storeUpload(await makePhoto(await photoIn(request)))
    return Response.json(
      { success: true, message: 'Your photo is here. It comes to us with your form.', id },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    logProblem('/api/uploads', error)
    return refuse(
      new Refusal(503, 'We could not keep your photo just now. Please try again in a moment.', {
        headers: { 'Retry-After': '10' },
      }),
    )
  }
}
