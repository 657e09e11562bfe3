import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { LeadState } from '@/generated/sqlite/enums'
import { consequencesOf, mailLock } from '../consequences'
import { type Transaction, db, inWriteTransaction, sql, together } from '../db'
import { inGroupedWrite } from '../grouped-writes'
import { Refusal, changedElsewhere, wrongField } from '../refusal'
import { leadForMail } from '../stored-lead'

const chosen = Object.values(LeadState).filter((state) => state !== 'held')
const states = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(chosen)

/** Of a state that there isn't, or that a lead can't be put into. */
export const noSuchState = `A lead’s state is ${states}.`

/** States in which somebody has dealt with a lead. */
const settled: readonly LeadState[] = ['replied', 'won', 'lost']

/** What a page shows as new may have been opened elsewhere since: she would do the same with it. */
const opened: readonly LeadState[] = ['new', 'read']
const stillIn = (seen: LeadState): LeadState[] => (opened.includes(seen) ? [...opened] : [seen])

/** Where a lead stands, and since when. */
type Standing = Pick<Lead, 'state' | 'answeredAt' | 'wonAt'>

/** What `isHeld` wants to know of a lead. */
export const withNotices = { _count: { select: { mails: { where: { kind: 'owner-notice' } } } } } as const

/** Every lead that was ever let in has a notice: one without was held, even if it's been marked as spam since. */
export const isHeld = ({ state, _count }: Pick<Lead, 'state'> & { _count: { mails: number } }) =>
  state === 'held' || (state === 'spam' && _count.mails === 0)

/**
 * When a lead in this state was first answered. Taken back from a settled state, it wasn't; one that a wanted change of
 * its quote has made new again was, and stays so when it's opened.
 */
const answeredIn = (state: LeadState, before: Pick<Lead, 'state' | 'answeredAt'>): Date | null => {
  if (settled.includes(state)) return before.answeredAt ?? new Date()
  return state !== 'spam' && settled.includes(before.state) ? null : before.answeredAt
}

/** Since when a lead in this state has been won. */
export const wonIn = (state: LeadState, before: Pick<Lead, 'wonAt'>): Date | null =>
  state === 'won' ? (before.wonAt ?? new Date()) : null

/**
 * Where a lead stands once it's changed. Whoever takes a change back gives the dates that it had: only such as it can have.
 * @throws Refusal 422
 */
function standingAfter(to: Partial<Standing> & Pick<Standing, 'state'>, before: Lead): Standing {
  const { state, answeredAt = answeredIn(state, before), wonAt = wonIn(state, before) } = to
  const isPossible = (at?: Date | null) => !at || (at >= before.createdAt && at <= new Date())
  if (!isPossible(to.answeredAt) || !isPossible(to.wonAt) || (wonAt && state !== 'won'))
    throw new Refusal(422, 'This lead can’t have been answered or won then.')
  return { state, answeredAt, wonAt }
}

/** The lead has been answered, unless it has been before; what is won or lost stays so. */
export async function markAnswered(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.lead.updateMany({ where: { id, answeredAt: null }, data: { answeredAt: at } })
  await tx.lead.updateMany({ where: { id, state: { in: ['new', 'read'] } }, data: { state: 'replied' } })
}

/**
 * The answer of that time doesn't go out after all: the lead was first answered by the next one, or not at all. One that
 * only counted as answered because of it, or of one before that didn't go out either, doesn't any more; nor does one that
 * was answered before, if its visitor has asked for a change since.
 */
export async function unmarkAnswered(tx: Transaction, id: string, at: Date): Promise<void> {
  const all = { leadId: id, kind: { in: ['reply', 'quote'] } }
  const answers = { ...all, state: { not: 'cancelled' as const } }
  const calledOff = await tx.outboxMessage.findMany({
    where: { ...all, state: 'cancelled' },
    select: { createdAt: true },
  })
  const byNone = { answeredAt: { in: calledOff.map(({ createdAt }) => createdAt) } }
  // What was called off before may have gone out anew since, to a corrected address.
  const first = await tx.lead.findFirst({ where: { id, ...byNone }, select: { answeredAt: true } })
  const next = await tx.outboxMessage.findFirst({
    where: { ...answers, createdAt: { gt: first?.answeredAt ?? at } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  // The owner hears of whatever a visitor wants.
  const last = await tx.outboxMessage.findFirst({
    where: { OR: [answers, { leadId: id, kind: 'owner-notice' }] },
    orderBy: { createdAt: 'desc' },
    select: { kind: true, createdAt: true },
  })
  const askedAgain = last?.kind === 'owner-notice' ? [{ answeredAt: { lt: last.createdAt } }] : []
  if (!next)
    await tx.lead.updateMany({
      where: { id, state: 'replied', OR: [byNone, ...askedAgain] },
      data: { state: 'read' },
    })
  // Who is won or lost without an answer by mail has been dealt with all the same.
  await tx.lead.updateMany({
    where: { id, ...byNone, state: { notIn: next ? [] : ['won', 'lost'] } },
    data: { answeredAt: next?.createdAt ?? null },
  })
}

async function release(lead: Lead, { state, answeredAt, wonAt }: Standing): Promise<boolean> {
  // One that failed validation causes nothing: it has no sender.
  const forMail = leadForMail(lead)
  return inGroupedWrite(
    async (query) => {
      // Whoever changes the row sends the mails: two clicks, two tabs, two instances.
      const [changed] = await query(sql`
      UPDATE "Lead" SET "state" = ${state}, "answeredAt" = ${answeredAt}, "wonAt" = ${wonAt}, "updatedAt" = ${new Date()}
      WHERE "id" = ${lead.id} AND "state" = ${lead.state} RETURNING "id"`)
      if (changed && forMail) await together(query, await consequencesOf(query, forMail))
      return changed !== undefined
    },
    ...(forMail ? [mailLock(forMail.sender)] : []),
  )
}

/**
 * Changes a lead's state. A lead that was held until now is released: its mails are queued and its list is joined,
 * exactly once, together with the change. One that counts as answered now keeps when that was first. Only what has been
 * held until it was marked as spam is held again.
 * @param to with the dates that it had, if this takes a change back
 * @param from only if this is its state still: what a page shows may be older than what another device did
 * @returns whether mails may be due, and what it was before; undefined for an unknown lead
 * @throws Refusal 409 when somebody else has changed the lead meanwhile, 422 for a lead that can't be held any more
 */
export async function changeState(
  id: string,
  to: Partial<Standing> & Pick<Standing, 'state'>,
  from?: LeadState,
): Promise<{ released: boolean; before: Standing } | undefined> {
  const client = await db()
  const lead = await client.lead.findUnique({ where: { id }, include: withNotices })
  if (!lead) return undefined
  if (from && !stillIn(from).includes(lead.state)) throw changedElsewhere()
  const wasHeld = isHeld(lead)
  const { state } = to
  if (state === 'held' && !wasHeld) throw wrongField(422, 'state', noSuchState)
  const data = standingAfter(to, lead)
  const before = { state: lead.state, answeredAt: lead.answeredAt, wonAt: lead.wonAt }
  if (wasHeld && state !== 'spam' && state !== 'held') {
    if (await release(lead, data)) return { released: true, before }
    throw changedElsewhere()
  }
  const { count } = await inWriteTransaction((tx) =>
    tx.lead.updateMany({ where: { id, state: from && { in: stillIn(from) } }, data }),
  )
  if (!count) throw changedElsewhere()
  return { released: false, before }
}
