import { offlineLeads } from '@/lib/owner/inbox'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { findWholeLeads } from '@/lib/server/owner/leads'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** The latest leads, which the owner's device keeps for reading offline. */
  GET: ownerRoute(async () => ownerJson((await findWholeLeads({}, offlineLeads)).items)),
})
