import { leadLines } from '@/lib/server/owner/csv'
import { csvAnswer } from '@/lib/server/owner/csv-file'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'
import { readQuery } from '@/lib/server/owner/read-query'

export const GET = forOwner(async (request) => {
  const query = readQuery(request, leadQuery)
  return query.format === 'csv' ? csvAnswer('leads', leadLines(query)) : ownerJson(await listLeads(query))
})
