import { readLog } from '@/lib/server/owner/audit'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => ownerJson(await readLog())),
})
