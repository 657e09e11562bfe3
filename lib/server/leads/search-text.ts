import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { searchTextOfLead } from '@/lib/lead-search'
import { db, sql } from '../base/db'
import { groupedQuery, inGroupedWrite } from '../base/grouped-writes'
import { logProblem } from '../base/log'
import { valueOf } from '../forms/server-halves'
import { isRaw, metaOf } from '../forms/stored-lead'

const batch = 500

/** The search text and value of a stored lead. Undefined if it can't be read at all. */
function derived({ id, form, payload, ...lead }: Lead) {
  try {
    const data = JSON.parse(payload) as object
    return { id, text: searchTextOfLead(payload, metaOf(lead)), value: isRaw(data) ? null : valueOf(form, data) }
  } catch {
    return undefined
  }
}

/**
 * Makes leads stored before the search existed searchable, and works out what they're worth. Runs in the background at
 * start. Never throws.
 */
export async function backfillSearchText(): Promise<void> {
  try {
    const [unfilled] = await groupedQuery(sql`
      SELECT "id" FROM "Lead" WHERE NOT EXISTS (SELECT 1 FROM "LeadSearch" WHERE "leadId" = "Lead"."id") LIMIT 1`)
    if (!unfilled) return
    const client = await db()
    for (let after = ''; ;) {
      const leads = await client.lead.findMany({
        where: { search: null, id: { gt: after } },
        orderBy: { id: 'asc' },
        take: batch,
      })
      if (!leads.length) return
      after = leads.at(-1)!.id
      const rows = leads.flatMap((lead) => derived(lead) ?? [])
      await inGroupedWrite(async (query) => {
        for (const { id, text, value } of rows) {
          // The lead may have been erased since.
          await query(sql`
            INSERT INTO "LeadSearch" ("leadId", "text")
            SELECT "id", ${text} FROM "Lead" WHERE "id" = ${id}
            ON CONFLICT DO NOTHING RETURNING "leadId"`)
          if (value !== null)
            await query(sql`UPDATE "Lead" SET "valueCents" = ${value} WHERE "id" = ${id} RETURNING "id"`)
        }
      })
    }
  } catch (error) {
    logProblem('search', error)
  }
}
