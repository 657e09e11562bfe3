import { readOwnAccount } from '@/lib/server/owner/accounts'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'

export const GET = ownerRoute(async (_request, _context, session) => ownerJson(await readOwnAccount(session)))
