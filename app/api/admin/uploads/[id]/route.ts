import { ownerRoute, notFound } from '@/lib/server/signing-in/guard'
import { readUpload } from '@/lib/server/photos/uploads'
import { acceptOnly, noStore } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** A photograph sent with a form, for anyone signed in. */
  GET: ownerRoute(async (_request, { params }: RouteContext<'/api/admin/uploads/[id]'>) => {
    const { id } = await params
    const photo = await readUpload(id)
    if (!photo) return notFound("That photo doesn't exist.")
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
