import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readToday } from '@/lib/server/owner/today'

export const GET = forOwner(async (_request, _context, { role }) => {
  const today = await readToday()
  // Mail is the owner's to decide about.
  return ownerJson(role === 'owner' ? today : { ...today, mail: 0 })
})
