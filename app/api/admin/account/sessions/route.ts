import { endOtherSessions } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'

/** Signs the account out everywhere else. */
export const DELETE = ownerRoute(async (_request, _context, session) => {
  const ended = await endOtherSessions(session)
  return ownerJson({ success: true, message: 'Ended.', ended })
})
