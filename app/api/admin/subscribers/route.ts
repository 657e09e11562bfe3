import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerDownload, ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { readQuery } from '@/lib/server/owner/read-query'
import { listSubscribers, subscriberLines, subscriberQuery } from '@/lib/server/owner/subscribers'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({}, async (request, _params, session) => {
    const query = readQuery(request, subscriberQuery)
    if (query.format === 'json') return ownerJson(await listSubscribers(query))
    return ownerDownload(session, 'export-list', () => csvResponse(query.list ?? 'lists', subscriberLines(query)))
  }),
})
