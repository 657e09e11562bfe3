import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { findWholeLeads } from '@/lib/server/owner/leads'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** The last 200 leads, which the owner's device keeps for reading offline. */
  GET: ownerRoute(async () => ownerJson((await findWholeLeads({}, 200)).items)),
})
