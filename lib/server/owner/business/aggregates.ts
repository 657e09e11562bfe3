import 'server-only'
import type { LeadState } from '@/generated/sqlite/client'
import { openLeadStates, suspectLeadStates } from '@/lib/owner/inbox'
import { db, join, sql } from '../../base/db'
import { onPostgres } from '../../base/env'
import { enquiryForms, promisedHours, waitingBefore } from '../lead-filter'
import type { Week } from './weeks'

const isInTime = () =>
  onPostgres()
    ? sql`l."answeredAt" <= l."createdAt" + ${promisedHours}::int * interval '1 hour'`
    : sql`(julianday(l."answeredAt") - julianday(l."createdAt")) * 24 <= ${promisedHours}`

export interface WeekRow {
  /** The week's index among those requested. */
  week: number
  form: string
  state: LeadState
  leads: number
  /** Their value, in cents. */
  cents: number
  inTime: number
  late: number
  waiting: number
}

const numbers = <Row extends object>(row: Row, ...columns: readonly (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(columns.map((column) => [column, Number(row[column] ?? 0)])),
})

/**
 * Leads by week, form and state, with their value and how soon they were answered, in one pass over the index on
 * `createdAt`. The weeks are parameters because SQLite has no time zones. Held leads and spam are left out.
 */
export async function countByWeek(weeks: readonly Week[]): Promise<WeekRow[]> {
  const values = weeks.map(({ from, until }, index) =>
    onPostgres() ? sql`(${index}::int, ${from}::timestamp, ${until}::timestamp)` : sql`(${index}, ${from}, ${until})`,
  )
  const client = await db()
  const rows = await client.$queryRaw<WeekRow[]>(sql`
    WITH w("week", "from", "until") AS (VALUES ${join(values)})
    SELECT w."week", l."form", l."state", count(*) AS "leads", sum(l."valueCents") AS "cents",
      sum(CASE WHEN ${isInTime()} THEN 1 ELSE 0 END) AS "inTime",
      sum(CASE WHEN l."answeredAt" IS NOT NULL AND NOT (${isInTime()}) THEN 1 ELSE 0 END) AS "late",
      sum(CASE WHEN l."answeredAt" IS NULL AND l."state" IN (${join(openLeadStates)})
        AND l."createdAt" < ${waitingBefore()} THEN 1 ELSE 0 END) AS "waiting"
    FROM w JOIN "Lead" l ON l."createdAt" >= w."from" AND l."createdAt" < w."until"
    WHERE l."state" NOT IN (${join(suspectLeadStates)})
    GROUP BY w."week", l."form", l."state"`)
  return rows.map((row) => numbers(row, 'week', 'leads', 'cents', 'inTime', 'late', 'waiting'))
}

export interface SourceRow {
  /** `utm_source` of the first visit. */
  source: string | null
  referrer: string | null
  leads: number
  won: number
}

/** Enquiries from a period by how the visitor first reached us, and how many of them were won. */
export async function countBySource(from: Date, until: Date): Promise<SourceRow[]> {
  const first = (key: string) =>
    onPostgres()
      ? sql`("meta"::json #>> ${`{attribution,first,${key}}`}::text[])`
      : sql`json_extract("meta", ${`$.attribution.first.${key}`})`
  const client = await db()
  const rows = await client.$queryRaw<SourceRow[]>(sql`
    SELECT "source", "referrer", count(*) AS "leads", sum("won") AS "won" FROM (
      SELECT ${first('utm_source')} AS "source", ${first('referrer')} AS "referrer",
        CASE WHEN "state" = 'won' THEN 1 ELSE 0 END AS "won"
      FROM "Lead"
      WHERE "createdAt" >= ${from} AND "createdAt" < ${until}
        AND "form" IN (${join(enquiryForms)}) AND "state" NOT IN (${join(suspectLeadStates)})
    ) AS found GROUP BY "source", "referrer"`)
  return rows.map((row) => numbers(row, 'leads', 'won'))
}
