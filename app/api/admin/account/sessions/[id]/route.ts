import { endSession } from '@/lib/server/owner/accounts'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  DELETE: ownerRoute(async (_request, { params }: RouteContext<'/api/admin/account/sessions/[id]'>, session) =>
    (await endSession(session, (await params).id))
      ? ownerJson({ success: true, message: 'Ended.' })
      : notFound('This session has already ended.'),
  ),
})
