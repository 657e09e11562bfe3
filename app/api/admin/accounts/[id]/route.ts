import { deleteAccount } from '@/lib/server/signing-in/accounts'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'
import { assertFresh } from '@/lib/server/signing-in/session'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  DELETE: ownerRoute(async (_request, { params }: RouteContext<'/api/admin/accounts/[id]'>, session) => {
    assertFresh(session)
    return (await deleteAccount((await params).id))
      ? ownerJson({ success: true, message: 'Ended.' })
      : notFound("That account doesn't exist.")
  }),
})
