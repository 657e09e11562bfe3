import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { emailQuery } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { overviewOf } from '@/lib/server/owner/timeline'

export const GET = ownerRoute(async (request) => ownerJson(await overviewOf(readQuery(request, emailQuery).email)))
