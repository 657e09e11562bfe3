import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { LeadState } from '@/generated/sqlite/enums'
import { openLeadStates, settledLeadStates } from '@/lib/owner/inbox'
import { type Transaction, db, inWriteTransaction, queryAll } from '../base/db'
import { Refusal, editConflict, fieldRefusal } from '../base/refusal'
import { inGroupedWrite } from '../base/sql/grouped-writes'
import { releaseLead } from '../base/sql/lead'
import { leadForMail } from '../forms/stored-lead'
import { consequencesOf, mailLock } from './consequences'

/** What the owner calls a lead's state. */
export const stateNames: Readonly<Record<LeadState, string>> = {
  new: 'New',
  read: 'Read',
  replied: 'Replied',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
  held: 'Held',
}

const chosen = Object.values(LeadState).filter((state) => state !== 'held')
const states = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(chosen)

/** Message for a state that doesn't exist, or that a lead can't be put into. */
export const invalidState = `A lead's state must be ${states}.`

/** 404: the lead isn't there, or no longer. */
export const unknownLead = () => new Refusal(404, 'This lead no longer exists. It may have been erased.')

/** Why a held lead can't be answered or quoted. */
export const heldProblem = 'This lead is held. Please release it before you answer.'

/** A lead that a page shows as new may since have been read elsewhere, which doesn't count as a conflict. */
const stillIn = (seen: LeadState): LeadState[] => (openLeadStates.includes(seen) ? openLeadStates : [seen])

/** The states of leads that have been dealt with even if nobody has emailed an answer. */
const closedStates = settledLeadStates.filter((state) => state !== 'replied')

/** A lead's state and its dates. */
type StoredStatus = Pick<Lead, 'state' | 'answeredAt' | 'wonAt'>

/** What `isHeld` needs to know about a lead. */
export const withNotices = { _count: { select: { mails: { where: { kind: 'owner-notice' } } } } } as const

/** Every accepted lead has a notice for as long as it exists, so spam without one was held before it was marked. */
export const isHeld = ({ state, _count }: Pick<Lead, 'state'> & { _count: { mails: number } }) =>
  state === 'held' || (state === 'spam' && _count.mails === 0)

/**
 * When a lead in this state was first answered. Moving it back from a settled state clears that. A lead that's new
 * again because its sender wants a change to a quote has been answered, and keeps the date when it's read.
 */
const answeredIn = (state: LeadState, before: Pick<Lead, 'state' | 'answeredAt'>): Date | null => {
  if (settledLeadStates.includes(state)) return before.answeredAt ?? new Date()
  return state !== 'spam' && settledLeadStates.includes(before.state) ? null : before.answeredAt
}

/** When a lead in this state was won. */
export const wonIn = (state: LeadState, before: Pick<Lead, 'wonAt'>): Date | null =>
  state === 'won' ? (before.wonAt ?? new Date()) : null

/**
 * A lead's state and dates after a change. An undo sends the dates the lead had.
 * @throws Refusal 422 for dates it can't have had
 */
function statusAfter(to: Partial<StoredStatus> & Pick<StoredStatus, 'state'>, before: Lead): StoredStatus {
  const { state, answeredAt = answeredIn(state, before), wonAt = wonIn(state, before) } = to
  const isPossible = (at?: Date | null) => !at || (at >= before.createdAt && at <= new Date())
  if (!isPossible(to.answeredAt) || !isPossible(to.wonAt) || (wonAt && state !== 'won'))
    throw new Refusal(422, "That date isn't possible for this lead.")
  return { state, answeredAt, wonAt }
}

/**
 * Marks a lead as answered. Keeps the date of an earlier answer, and leaves a won lead in its state, and a lost one too
 * unless the answer is a quote, which the lead is open again with.
 */
export async function markAnswered(tx: Transaction, id: string, at: Date, kind: 'reply' | 'quote'): Promise<void> {
  const from: LeadState[] = kind === 'quote' ? [...openLeadStates, 'lost'] : openLeadStates
  await tx.lead.updateMany({ where: { id, answeredAt: null }, data: { answeredAt: at } })
  await tx.lead.updateMany({ where: { id, state: { in: from } }, data: { state: 'replied' } })
}

/**
 * Undoes `markAnswered` when the answer from that time doesn't go out after all. The lead was then first answered by
 * the next one, if any. Without a next one it's unanswered again if only cancelled answers had made it count as
 * answered, or if its visitor has asked for a change since.
 */
export async function unmarkAnswered(tx: Transaction, id: string, at: Date): Promise<void> {
  const all = { leadId: id, kind: { in: ['reply', 'quote'] } }
  const answers = { ...all, state: { not: 'cancelled' as const } }
  const calledOff = await tx.outboxMessage.findMany({
    where: { ...all, state: 'cancelled' },
    select: { createdAt: true },
  })
  const byNone = { answeredAt: { in: calledOff.map(({ createdAt }) => createdAt) } }
  // An answer cancelled earlier may since have been sent again, to a corrected address.
  const first = await tx.lead.findFirst({ where: { id, ...byNone }, select: { answeredAt: true } })
  const next = await tx.outboxMessage.findFirst({
    where: { ...answers, createdAt: { gt: first?.answeredAt ?? at } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  })
  // The owner gets a notice whenever a visitor asks for a change.
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
  await tx.lead.updateMany({
    where: { id, ...byNone, state: { notIn: next ? [] : closedStates } },
    data: { answeredAt: next?.createdAt ?? null },
  })
}

async function release(lead: Lead, to: StoredStatus): Promise<boolean> {
  // Undefined for a lead that failed validation: it has no sender, so nothing follows from it.
  const forMail = leadForMail(lead)
  return inGroupedWrite(
    async (query) => {
      // Only the call that changes the row queues the emails, whether two clicks, tabs or instances race. If the
      // address has just been corrected, they'd go to the wrong one.
      const changed = await releaseLead(query, lead, to)
      if (changed && forMail) await queryAll(query, await consequencesOf(query, forMail))
      return changed
    },
    ...(forMail ? [mailLock(forMail.sender)] : []),
  )
}

/**
 * Changes a lead's state. A held lead is released: its emails are queued and its list is joined, exactly once, in the
 * same transaction. A lead that was answered before keeps the date of its first answer. Only a lead that was held until
 * it was marked as spam can be held again.
 * @param to includes the dates the lead had if this is an undo
 * @param from the state the page showed; another device may have changed it since
 * @returns whether emails may be due, and the lead's state and dates before
 * @throws Refusal 404 for an unknown lead, 409 if somebody else has changed it since, 422 if it can't be held again
 */
export async function changeState(
  id: string,
  to: Partial<StoredStatus> & Pick<StoredStatus, 'state'>,
  from?: LeadState,
): Promise<{ released: boolean; before: StoredStatus }> {
  const client = await db()
  const lead = await client.lead.findUnique({ where: { id }, include: withNotices })
  if (!lead) throw unknownLead()
  if (from && !stillIn(from).includes(lead.state)) throw editConflict()
  const wasHeld = isHeld(lead)
  const { state } = to
  if (state === 'held' && !wasHeld) throw fieldRefusal(422, 'state', invalidState)
  const data = statusAfter(to, lead)
  const before = { state: lead.state, answeredAt: lead.answeredAt, wonAt: lead.wonAt }
  if (wasHeld && state !== 'spam' && state !== 'held') {
    if (await release(lead, data)) return { released: true, before }
    throw editConflict()
  }
  const { count } = await inWriteTransaction((tx) =>
    tx.lead.updateMany({ where: { id, state: from && { in: stillIn(from) } }, data }),
  )
  if (!count) throw editConflict()
  return { released: false, before }
}
