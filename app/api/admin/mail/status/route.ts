import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { deliveryStatus } from '@/lib/server/owner/mails'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, _context, { role }) => {
    const status = await deliveryStatus()
    // Only the owner decides about mail.
    return ownerJson(role === 'owner' ? status : { ...status, attention: 0 })
  }),
})
