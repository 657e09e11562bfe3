import 'server-only'
import { setTimeout } from 'node:timers/promises'
import { after } from 'next/server'
import { z } from 'zod'
import type { Lead, OutboxMessage } from '@/generated/sqlite/client'
import { mail } from '@/content/mail'
import { lineField, textField } from '@/lib/forms/text'
import { undoMs } from '@/lib/owner/inbox'
import { type Transaction, db, inWriteTransaction, lockName } from '../base/db'
import { env } from '../base/env'
import { initialState } from '../mail/states'
import { drainOutbox } from '../mail/outbox'
import { renderReply } from '../mail/reply'
import { findEarlier } from '../mail/earlier'
import { Refusal } from '../base/refusal'
import { labelOf } from '../forms/stored-lead'
import { heldProblem, isHeld, markAnswered, unknownLead, unmarkAnswered, withNotices } from '../leads/lead-state'
import { validated } from '../requests/validated-body'

/** The same text within this time is one answer, because the response to the first attempt may have been lost. */
const sameAnswerMs = 10 * 60_000

const answerBody = z.object({
  /** If empty, it's taken from the earlier emails or the lead. */
  subject: z.union([z.literal(''), lineField('Please write a subject')]).optional(),
  text: textField('Please write your answer'),
  /** How many answers the lead's page showed. Any newer one should be read first. */
  seen: z.coerce.number().pipe(z.int().min(0)).optional(),
})

type Answer = z.output<typeof answerBody>

interface QueuedReply {
  id: string
  /** Whether the same answer has already gone out, and so isn't sent again. */
  gone: boolean
}

/** The same answer to this address from a moment ago, unless it's known not to have arrived. */
const findSame = (
  tx: Transaction,
  { leadId, recipient }: { leadId: string; recipient: string },
  { subject, text }: Answer,
  now: Date,
) =>
  tx.outboxMessage.findFirst({
    where: {
      leadId,
      recipient,
      kind: 'reply',
      text,
      ...(subject && { subject }),
      state: { notIn: ['cancelled', 'failed'] },
      createdAt: { gt: new Date(now.getTime() - sameAnswerMs) },
      OR: [{ outcome: null }, { outcome: { not: 'bounced' } }],
    },
    select: { id: true, nextAt: true },
  })

/** @throws Refusal 409 if somebody has answered since the page was loaded */
async function assertLatest(tx: Transaction, leadId: string, seen: number): Promise<void> {
  const answers = await tx.outboxMessage.count({ where: { leadId, kind: 'reply', state: { not: 'cancelled' } } })
  if (answers > seen)
    throw new Refusal(
      409,
      'Someone has answered since you opened this. Check Emails, then send yours if you still want to.',
    )
}

function subjectFor(lead: Lead, earlier: readonly Pick<OutboxMessage, 'subject'>[]): string {
  const { subject } = JSON.parse(lead.payload) as { subject?: unknown }
  const theirs = typeof subject === 'string' ? subject : labelOf(lead.form)
  return mail.reply((earlier.at(-1)?.subject ?? theirs).replace(/^(re:\s*)+/i, ''))
}

/**
 * Queues the owner's answer to a lead, held back for a moment so that it can be undone. The lead counts as answered at
 * once.
 * @param sent by the lead's page or as JSON
 * @throws Refusal 404 for an unknown lead, 422 for what's wrong with the answer, 409 if the lead is held, has no
 *   address, or has an answer that the owner hasn't seen
 */
export async function queueReply(id: string, sent: unknown): Promise<QueuedReply> {
  const answer = validated(answerBody, sent)
  const lead = await (await db()).lead.findUnique({ where: { id }, include: withNotices })
  if (!lead) throw unknownLead()
  if (isHeld(lead)) throw new Refusal(409, heldProblem)
  if (!lead.email) throw new Refusal(409, "This lead doesn't have an email address.")
  const { subject, text, seen } = answer
  const now = new Date()
  const earlier = await findEarlier(id)
  const nextAt = new Date(now.getTime() + undoMs)
  const html = await renderReply(text)
  const reply = await inWriteTransaction(async (tx) => {
    await lockName(tx, `answers to ${id}`)
    // Locks the lead as well, because its address may be being corrected.
    const [current] = await tx.lead.updateManyAndReturn({
      where: { id },
      data: { updatedAt: new Date() },
      select: { email: true },
    })
    if (!current) throw unknownLead()
    await markAnswered(tx, id, now, 'reply')
    const recipient = current.email!
    const same = await findSame(tx, { leadId: id, recipient }, answer, now)
    if (!same && seen !== undefined) await assertLatest(tx, id, seen)
    const queued =
      same ??
      (await tx.outboxMessage.create({
        data: {
          leadId: id,
          kind: 'reply',
          recipient,
          replyTo: env().owner.email ?? null,
          subject: subject || subjectFor(lead, earlier),
          html,
          text,
          state: initialState(),
          nextAt,
          createdAt: now,
        },
      }))
    return { id: queued.id, gone: queued.nextAt <= now }
  })
  after(async () => {
    await setTimeout(undoMs)
    await drainOutbox()
  })
  return reply
}

/** An answer that was cancelled, to be written on. */
export async function readCancelledReply(leadId: string, id: string) {
  const where = { id, leadId, kind: 'reply', state: 'cancelled' as const }
  const found = await (await db()).outboxMessage.findFirst({ where, select: { subject: true, text: true } })
  return found ? { subject: found.subject, text: found.text ?? '' } : undefined
}

/**
 * Cancels an answer that hasn't gone out yet.
 * @throws Refusal 409 if it has
 */
export async function cancelReply(leadId: string, id: string): Promise<void> {
  await inWriteTransaction(async (tx) => {
    const held = { state: { in: ['pending' as const, 'captured' as const] }, attempts: 0, nextAt: { gt: new Date() } }
    const [taken] = await tx.outboxMessage.updateManyAndReturn({
      where: { id, leadId, kind: 'reply', ...held },
      data: { state: 'cancelled' },
      select: { createdAt: true },
    })
    if (!taken) throw new Refusal(409, 'Your answer has already gone out.')
    await unmarkAnswered(tx, leadId, taken.createdAt)
  })
}
