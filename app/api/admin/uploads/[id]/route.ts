import { ownerRoute } from '@/lib/server/signing-in/guard'
import { readUpload } from '@/lib/server/photos/uploads'
import { Refusal, acceptOnly, noStore } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** A photograph sent with a form, for anyone signed in. */
  GET: ownerRoute({ helpers: true }, async (_request, { id }: { id: string }) => {
    const photo = await readUpload(id)
    if (!photo) throw new Refusal(404, "That photo doesn't exist.")
    return new Response(photo, {
      headers: {
        'Content-Type': 'image/jpeg',
        'Content-Disposition': `inline; filename="${id}.jpg"`,
        ...noStore,
        'X-Content-Type-Options': 'nosniff',
      },
    })
  }),
})
