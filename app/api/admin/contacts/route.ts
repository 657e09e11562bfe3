import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { listContacts } from '@/lib/server/owner/leads'

export const GET = forOwner(async () => ownerJson(await listContacts()))
