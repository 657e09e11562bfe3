import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { countLeads } from '@/lib/server/owner/leads'

export const GET = ownerRoute(async () => ownerJson(await countLeads()))
