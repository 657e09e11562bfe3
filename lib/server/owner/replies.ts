import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Lead, OutboxMessage } from '@/generated/sqlite/client'
import { mail } from '@/content/mail'
import { undoMs } from '@/lib/owner/inbox'
import { type Transaction, db, inWriteTransaction, lockName } from '../db'
import { env } from '../env'
import { queuedState } from '../mail/queued-state'
import { renderReply } from '../mail/reply'
import { findEarlier, threadOf } from '../mail/thread'
import { Refusal } from '../refusal'
import { labelOf } from '../stored-lead'
import { isHeld, markAnswered, unmarkAnswered, withNotices } from './lead-state'

export const replyKind = 'reply'
/** The same words within this time are one answer: what she heard of the first try was lost on its way. */
const sameAnswerMs = 10 * 60_000

interface Answer {
  /** Empty where it follows from what the visitor has got already. */
  readonly subject?: string
  readonly text: string
  /** How many answers the lead's page showed: one that has come since wants to be read first. */
  readonly seen?: number
}

interface QueuedReply {
  id: string
  /** The same has gone out before, and isn't sent twice. */
  gone: boolean
}

/** The same answer of a moment ago, unless it's known not to arrive. */
const findSame = (tx: Transaction, leadId: string, { subject, text }: Answer, now: Date) =>
  tx.outboxMessage.findFirst({
    where: {
      leadId,
      kind: replyKind,
      text,
      ...(subject && { subject }),
      state: { notIn: ['cancelled', 'failed'] },
      createdAt: { gt: new Date(now.getTime() - sameAnswerMs) },
      OR: [{ outcome: null }, { outcome: { not: 'bounced' } }],
    },
    select: { id: true, nextAt: true },
  })

/** @throws Refusal 409 when somebody has answered since the page was read */
async function assertLatest(tx: Transaction, leadId: string, seen: number): Promise<void> {
  const answers = await tx.outboxMessage.count({ where: { leadId, kind: replyKind, state: { not: 'cancelled' } } })
  if (answers > seen)
    throw new Refusal(409, 'Somebody has answered meanwhile. Look under Emails, then send yours if you still want to.')
}

function subjectFor(lead: Lead, earlier: readonly Pick<OutboxMessage, 'subject'>[]): string {
  const { subject } = JSON.parse(lead.payload) as { subject?: unknown }
  const theirs = typeof subject === 'string' ? subject : labelOf(lead.form)
  return mail.reply((earlier.at(-1)?.subject ?? theirs).replace(/^(re:\s*)+/i, ''))
}

/**
 * Queues the owner's answer to a lead, held back for a moment so that she can take it back. The lead counts as answered
 * at once.
 * @returns undefined for an unknown lead
 * @throws Refusal 409 for a lead that is held or has no address to answer to, or has an answer she hasn't seen
 */
export async function queueReply(id: string, answer: Answer): Promise<QueuedReply | undefined> {
  const lead = await (await db()).lead.findUnique({ where: { id }, include: withNotices })
  if (!lead) return undefined
  if (isHeld(lead)) throw new Refusal(409, 'This lead is held. Please release it before you answer.')
  if (!lead.email) throw new Refusal(409, 'This lead came without an email address.')
  const { subject, text, seen } = answer
  const now = new Date()
  const earlier = await findEarlier(id)
  const nextAt = new Date(now.getTime() + undoMs)
  const messageId = randomUUID()
  const html = await renderReply(text)
  return inWriteTransaction(async (tx) => {
    await lockName(tx, `answers to ${id}`)
    await markAnswered(tx, id, now)
    const same = await findSame(tx, id, answer, now)
    if (!same && seen !== undefined) await assertLatest(tx, id, seen)
    const queued =
      same ??
      (await tx.outboxMessage.create({
        data: {
          id: messageId,
          leadId: id,
          kind: replyKind,
          recipient: lead.email!,
          replyTo: env().owner.email ?? null,
          subject: subject || subjectFor(lead, earlier),
          html,
          text,
          headers: threadOf(messageId, earlier),
          state: queuedState(),
          nextAt,
          createdAt: now,
        },
      }))
    return { id: queued.id, gone: queued.nextAt <= now }
  })
}

/**
 * Takes an answer back that hasn't gone out.
 * @throws Refusal 409 when it has
 */
export async function cancelReply(leadId: string, id: string): Promise<void> {
  await inWriteTransaction(async (tx) => {
    const held = { state: { in: ['pending' as const, 'captured' as const] }, attempts: 0, nextAt: { gt: new Date() } }
    const [taken] = await tx.outboxMessage.updateManyAndReturn({
      where: { id, leadId, kind: replyKind, ...held },
      data: { state: 'cancelled' },
      select: { createdAt: true },
    })
    if (!taken) throw new Refusal(409, 'Your answer has gone out already.')
    await unmarkAnswered(tx, leadId, taken.createdAt)
  })
}
