import { readOwnAccount } from '@/lib/server/owner/accounts'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'

export const GET = forOwner(async (_request, _context, session) => ownerJson(await readOwnAccount(session)))
