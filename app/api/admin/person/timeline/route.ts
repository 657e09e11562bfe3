import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { emailQuery } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { overviewOf } from '@/lib/server/owner/timeline'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => ownerJson(await overviewOf(readQuery(request, emailQuery).email))),
})
