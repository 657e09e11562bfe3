import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { listsOverview } from '@/lib/server/owner/subscribers'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson(await listsOverview())),
})
