import { csvAnswer } from '@/lib/server/owner/csv-file'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readQuery } from '@/lib/server/owner/read-query'
import { listSubscribers, subscriberLines, subscriberQuery } from '@/lib/server/owner/subscribers'

export const GET = forOwner(async (request) => {
  const query = readQuery(request, subscriberQuery)
  return query.format === 'csv'
    ? csvAnswer(query.list ?? 'lists', subscriberLines(query))
    : ownerJson(await listSubscribers(query))
})
