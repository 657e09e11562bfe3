import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerRoute, ownerJson } from '@/lib/server/signing-in/guard'
import { readQuery } from '@/lib/server/owner/read-query'
import { listSubscribers, subscriberLines, subscriberQuery } from '@/lib/server/owner/subscribers'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => {
    const query = readQuery(request, subscriberQuery)
    return query.format === 'csv'
      ? csvResponse(query.list ?? 'lists', subscriberLines(query))
      : ownerJson(await listSubscribers(query))
  }),
})
