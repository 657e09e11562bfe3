import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { findWholeLeads } from '@/lib/server/owner/leads'

/** The last 200 leads, which the owner's device keeps for reading offline. */
export const GET = ownerRoute(async () => ownerJson((await findWholeLeads({}, 200)).items))
