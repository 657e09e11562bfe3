import type { LeadItem } from '@/lib/owner/answers'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readLeadQuery } from '@/lib/server/owner/lead-filter'
import { listLeads } from '@/lib/server/owner/leads'

const pages = 8

/** The last 200 leads, which the owner's device keeps for reading without a network. */
export const GET = forOwner(async () => {
  const leads: LeadItem[] = []
  for (let page = 1; page <= pages; page++) {
    const found = await listLeads(readLeadQuery(new URLSearchParams({ page: String(page) })))
    leads.push(...found.items)
    if (page >= found.pages) break
  }
  return ownerJson(leads)
})
