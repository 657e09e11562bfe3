import { endOtherSessions } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** Signs the account out everywhere else. */
  DELETE: ownerRoute(async (_request, _context, session) => {
    const ended = await endOtherSessions(session)
    return ownerJson({ success: true, message: 'Ended.', ended })
  }),
})
