import { streamCsv } from '@/lib/server/owner/csv'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readLeadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'

export const GET = forOwner(async (request) => {
  const query = readLeadQuery(new URL(request.url).searchParams)
  if (query.format === 'json') return ownerJson(await listLeads(query))
  const name = `leads-${new Date().toISOString().slice(0, 10)}.csv`
  return new Response(await streamCsv(query), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  })
})
