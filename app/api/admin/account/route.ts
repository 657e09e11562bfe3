import { readOwnAccount } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, _context, session) => ownerJson(await readOwnAccount(session))),
})
