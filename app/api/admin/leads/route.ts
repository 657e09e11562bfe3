import { leadLines } from '@/lib/server/owner/csv'
import { csvAnswer } from '@/lib/server/owner/csv-file'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readLeadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'

export const GET = forOwner(async (request) => {
  const query = readLeadQuery(new URL(request.url).searchParams)
  return query.format === 'csv' ? csvAnswer('leads', leadLines(query)) : ownerJson(await listLeads(query))
})
