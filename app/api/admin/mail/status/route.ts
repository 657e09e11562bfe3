import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { deliveryStatus } from '@/lib/server/owner/mails'

export const GET = forOwner(async (_request, _context, { role }) => {
  const status = await deliveryStatus()
  // Mail is the owner's to decide about.
  return ownerJson(role === 'owner' ? status : { ...status, attention: 0 })
})
