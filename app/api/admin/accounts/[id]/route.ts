import { deleteAccount } from '@/lib/server/owner/accounts'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'

export const DELETE = ownerRoute(async (_request, { params }: RouteContext<'/api/admin/accounts/[id]'>) =>
  (await deleteAccount((await params).id))
    ? ownerJson({ success: true, message: 'Ended.' })
    : notFound('That account doesn’t exist.'),
)
