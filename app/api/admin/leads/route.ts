import { leadLines } from '@/lib/server/owner/csv'
import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerDownload, ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'
import { readQuery } from '@/lib/server/owner/read-query'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({ helpers: true }, async (request, _params, session) => {
    const query = readQuery(request, leadQuery)
    if (query.format === 'json') return ownerJson(await listLeads(query))
    return ownerDownload(session, 'export-leads', () => csvResponse('leads', leadLines(query)))
  }),
})
