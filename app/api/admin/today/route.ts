import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { readToday } from '@/lib/server/owner/today'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, _context, { role }) => {
    const today = await readToday()
    // Only the owner decides about mail.
    return ownerJson(role === 'owner' ? today : { ...today, mail: 0 })
  }),
})
