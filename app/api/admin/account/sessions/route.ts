import { endOtherSessions } from '@/lib/server/owner/accounts'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'

/** Signs the account out everywhere else. */
export const DELETE = forOwner(async (_request, _context, session) => {
  const ended = await endOtherSessions(session)
  return ownerJson({ success: true, message: 'Ended.', ended })
})
