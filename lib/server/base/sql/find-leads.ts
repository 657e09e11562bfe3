import 'server-only'
import type { LeadState } from '@/generated/sqlite/enums'
import { openHoursBefore } from '@/lib/closures'
import { daysAfter } from '@/lib/day'
import { forms } from '@/lib/forms/registry'
import { foldText, searchTermsOf } from '@/lib/lead-search'
import { startOfLocalDay, today } from '@/lib/local-time'
import { openLeadStates } from '@/lib/owner/inbox'
import { openQuoteStates } from '@/lib/owner/quotes'
import { type Statement, db, join, raw, sql } from '../db'
import { onPostgres } from '../env'

// The owner's lists. In SQL, because Prisma can neither compare a quote's dates with those of its emails, nor search a
// text literally, nor sort by how long somebody has waited.

/** What leads can be filtered by. Every part is optional. */
export interface LeadFilter {
  readonly form?: string
  /** Without one, held leads are left out. */
  readonly state?: LeadState
  readonly q?: string
  /** Days in the business's time zone, both inclusive. */
  readonly from?: string
  readonly to?: string
  readonly unanswered?: boolean
  /** True: only leads that have waited longer than the site promises. False: only those that haven't. */
  readonly waiting?: boolean
  /** Only leads whose sender can accept a quote. */
  readonly quoted?: boolean
  /** Only leads with these ids. */
  readonly ids?: readonly string[]
  /** Only leads that came at this time or earlier. */
  readonly until?: Date
  /** Only leads with a reminder for this day or earlier. */
  readonly remindBy?: string
  /** Only leads with an open quote that nothing has been heard about since then, or that has expired. */
  readonly quotedBefore?: Date
  /** Only answered leads with a quote that was saved but not sent. */
  readonly quoteSaved?: boolean
  readonly sort?: keyof typeof leadOrders
  readonly page?: number
}

/** The forms whose senders expect an answer. A list sign-up doesn't: it has had its welcome email. */
export const enquiryForms = forms.filter(({ consent }) => !consent).map(({ slug }) => slug)

/** Whether the sender of the lead that quote `o` is open for wants it changed and hasn't had a reply since. */
const awaitsChange = sql`o."state" = 'changes' AND NOT EXISTS (
  SELECT 1 FROM "OutboxMessage" m WHERE m."leadId" = o."openFor" AND m."kind" = 'reply' AND m."state" <> 'cancelled'
  AND m."createdAt" >= o."answeredAt")`

/** Open enquiries, and won leads whose sender is waiting for a change to a further quote. */
const isUnanswered = () => sql`l."form" IN (${join(enquiryForms)}) AND (l."state" IN (${join(openLeadStates)}) OR (
  l."state" = 'won' AND l."id" IN (SELECT o."openFor" FROM "Quote" o WHERE ${awaitsChange})))`

/** The site promises an answer within this many hours. */
export const promisedHours = 24

/** Unanswered leads from before this have waited longer than the site promises. Closed days don't count. */
export const waitingBefore = () => openHoursBefore(new Date(), promisedHours)

/** A sender who has asked for a change to their quote has been waiting only since then. */
function isLate(): Statement {
  const before = waitingBefore()
  return sql`l."createdAt" < ${before} AND NOT EXISTS (
    SELECT 1 FROM "Quote" c WHERE c."openFor" = l."id" AND c."state" = 'changes' AND c."answeredAt" >= ${before})`
}

/** Leads whose sender can accept a quote and isn't waiting for us: what they wanted changed has been answered. */
const hasQuote = (which = sql`1 = 1`) => sql`l."id" IN (
  SELECT o."openFor" FROM "Quote" o JOIN "Lead" q ON q."id" = o."openFor" WHERE o."state" IN (${join(openQuoteStates)})
  AND (q."state" = 'replied' OR (q."state" = 'won' AND o."sentAt" > q."wonAt" AND NOT (${awaitsChange}))) AND ${which})`

/** SQLite runs a CROSS JOIN in the order written, so it starts from the quotes, of which there are few. */
const hasSavedQuote = sql`l."id" IN (
  SELECT o."openFor" FROM "Quote" o CROSS JOIN "Lead" q WHERE q."id" = o."openFor"
  AND o."state" = 'draft' AND q."state" IN ('replied', 'won'))`

/** Whether we last heard from the sender about quote `o`, or sent it, by then, or it has expired. */
const isDue = (before: Date) => sql`(coalesce(o."answeredAt", o."sentAt") <= ${before} OR o."validUntil" < ${today()})`

/** Whether a lead's text contains a term literally. LIKE has wildcards, and its case handling varies by database. */
const containsText = (scrap: string) =>
  onPostgres() ? sql`strpos(s."text", ${scrap}) > 0` : sql`instr(s."text", ${scrap}) > 0`

/** Whether a lead's text contains a word, or its form's name has it as a whole word: Nat doesn't find Natural Order. */
function matchesWord(word: string): Statement {
  const called = forms.filter(({ label }) => foldText(label).split(' ').includes(word)).map(({ slug }) => slug)
  return called.length ? sql`(${containsText(word)} OR l."form" IN (${join(called)}))` : containsText(word)
}

function matches(q: string): Statement {
  const { words, digits } = searchTermsOf(q)
  const allWords = words.length ? join(words.map(matchesWord), ' AND ') : sql`1 = 1`
  return digits ? sql`((${allWords}) OR ${containsText(digits)})` : allWords
}

/** Added to every list of ids, because SQL's IN can't take an empty one. */
const noId = ''

/** The filter as the FROM and WHERE of a statement. Held leads are left out unless asked for. */
function leadSource(filter: LeadFilter): Statement {
  const { form, state, q, from, to, waiting, unanswered, quoted, ids, until, remindBy, quotedBefore, quoteSaved } =
    filter
  const conditions = [
    state ? sql`l."state" = ${state}` : sql`l."state" <> 'held'`,
    ...(form ? [sql`l."form" = ${form}`] : []),
    ...(from ? [sql`l."createdAt" >= ${startOfLocalDay(from)}`] : []),
    ...(to ? [sql`l."createdAt" < ${startOfLocalDay(daysAfter(to, 1))}`] : []),
    ...(ids ? [sql`l."id" IN (${join([...ids, noId])})`] : []),
    ...(until ? [sql`l."createdAt" <= ${until}`] : []),
    ...(waiting || unanswered ? [isUnanswered()] : []),
    ...(waiting === undefined ? [] : [waiting ? isLate() : sql`NOT (${isLate()})`]),
    ...(remindBy ? [sql`l."remindOn" <= ${remindBy} AND l."state" <> 'spam'`] : []),
    ...(quoted ? [hasQuote()] : []),
    ...(quotedBefore ? [hasQuote(isDue(quotedBefore))] : []),
    ...(quoteSaved ? [hasSavedQuote] : []),
    ...(q ? [matches(q)] : []),
  ]
  // SQLite runs a CROSS JOIN in the order written: the short texts first, then the leads of those that match.
  const search = q
    ? sql`FROM "LeadSearch" s CROSS JOIN "Lead" l WHERE s."leadId" = l."id" AND`
    : sql`FROM "Lead" l WHERE`
  return sql`${search}  ${join(conditions, ' AND ')}`
}

/** The orders leads can be listed in, as SQL. Every order is total, so that pages neither repeat nor miss a lead. */
const leadOrders = {
  newest: raw('l."createdAt" DESC, l."id" DESC'),
  oldest: raw('l."createdAt", l."id"'),
  /** Longest wait first, whether for an answer or for a change to a quote. */
  waiting: raw(`coalesce((SELECT c."answeredAt" FROM "Quote" c WHERE c."openFor" = l."id" AND c."state" = 'changes'),
    l."createdAt"), l."id"`),
  quoted: raw('(SELECT coalesce(o."answeredAt", o."sentAt") FROM "Quote" o WHERE o."openFor" = l."id"), l."id"'),
  value: raw('l."valueCents" DESC NULLS LAST, l."createdAt" DESC, l."id" DESC'),
} as const

/** Reads something of every lead that matches. */
const select = async <Row>(what: Statement, filter: LeadFilter, rest = sql``): Promise<Row[]> =>
  (await db()).$queryRaw<Row[]>(sql`SELECT ${what} ${leadSource(filter)} ${rest}`)

/** The ids of every lead that matches, in the filter's order; `limitClause` can limit them to a page. */
export async function findIds(filter: LeadFilter, limitClause = sql``): Promise<string[]> {
  const order = sql`ORDER BY ${leadOrders[filter.sort ?? 'newest']} ${limitClause}`
  const rows = await select<{ id: string }>(sql`l."id"`, filter, order)
  return rows.map(({ id }) => id)
}

async function countMatches(filter: LeadFilter): Promise<number> {
  const [row] = await select<{ total: number | bigint }>(sql`count(*) AS total`, filter)
  return Number(row!.total)
}

/** What the leads that match are worth together, in cents. */
export async function worthOf(filter: LeadFilter): Promise<number> {
  const [row] = await select<{ cents: number | bigint | null }>(sql`sum(l."valueCents") AS cents`, filter)
  return Number(row!.cents ?? 0)
}

/** The ids of one page, and how many match in all. */
export async function findPage(filter: LeadFilter, limit: number): Promise<{ ids: string[]; total: number }> {
  const { q, page = 1, sort = 'newest' } = filter
  const limitClause = sql`LIMIT ${limit} OFFSET ${(page - 1) * limit}`
  if (!q) {
    const [total, ids] = await Promise.all([countMatches(filter), findIds(filter, limitClause)])
    return { ids, total }
  }
  // A search reads every text, so it is done once for both.
  const client = await db()
  const rows = await client.$queryRaw<{ id: string; total: number | bigint }[]>`
    WITH found AS MATERIALIZED (SELECT l."id", l."createdAt", l."valueCents" ${leadSource(filter)})
    SELECT l."id", (SELECT count(*) FROM found) AS total FROM found l ORDER BY ${leadOrders[sort]} ${limitClause}`
  const total = rows[0]?.total ?? (page > 1 ? await countMatches(filter) : 0)
  return { ids: rows.map(({ id }) => id), total: Number(total) }
}
