import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { readToday } from '@/lib/server/owner/today'

export const GET = ownerRoute(async (_request, _context, { role }) => {
  const today = await readToday()
  // Only the owner decides about mail.
  return ownerJson(role === 'owner' ? today : { ...today, mail: 0 })
})
