import { leadLines } from '@/lib/server/owner/csv'
import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerRoute, ownerJson } from '@/lib/server/signing-in/guard'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (request) => {
    const query = readQuery(request, leadQuery)
    return query.format === 'csv' ? csvResponse('leads', leadLines(query)) : ownerJson(await listLeads(query))
  }),
})
