import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { countLeads } from '@/lib/server/owner/leads'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson(await countLeads())),
})
