import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { countLeads } from '@/lib/server/owner/leads'

export const GET = forOwner(async () => ownerJson(await countLeads()))
