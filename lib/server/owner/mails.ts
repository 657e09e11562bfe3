import 'server-only'
import { z } from 'zod'
import type { OutboxMessage, Prisma } from '@/generated/sqlite/client'
import { MailOutcome, OutboxState } from '@/generated/sqlite/enums'
import type { DeliveryStatus, MailContent, MailItem, Page } from '@/lib/owner/responses'
import { isToVisitor, undecided } from '@/lib/server/mail/mail-status'
import { type Transaction, db, inWriteTransaction } from '../base/db'
import { env } from '../base/env'
import { Refusal } from '../base/refusal'
import { unmarkAnswered } from '../leads/lead-state'
import { copyForResend } from '../mail/copy-for-resend'
import { privateKinds } from '../mail/links'
import { renderMail } from '../mail/render'
import { bounced, mailCarrier, queued } from '../mail/states'
import { mailOf } from './leads'
import { withdrawOpenQuote } from './quotes'
import { page, pageOf, pageSize } from './read-query'

/** Leaves out emails with a link that signs in, which only their recipient may read. */
export const listedMail = { kind: { notIn: privateKinds as string[] } }

/** Mail that waits for the owner's decision, by the same rule as lib/server/mail/mail-status.ts. */
export const awaitingDecision = {
  OR: [{ state: { in: [...undecided] } }, bounced],
} satisfies Prisma.OutboxMessageWhereInput

/** Filters that cover several states: mail that waits for the owner, and mail that's due to go out. */
const groups = {
  attention: awaitingDecision,
  queued,
} satisfies Record<string, Prisma.OutboxMessageWhereInput>

const states = [...Object.values(OutboxState), ...Object.values(MailOutcome), ...Object.keys(groups)]

/** The query of `GET /api/admin/mail`. */
export const mailQuery = z.object({
  page,
  state: z.enum(states, `state must be one of ${states.join(', ')}`).optional(),
})

function inState(state: string | undefined): Prisma.OutboxMessageWhereInput {
  if (state && state in groups) return groups[state as keyof typeof groups]
  return state && state in MailOutcome ? { outcome: state as MailOutcome } : { state: state as OutboxState | undefined }
}

/** One page of all mail, newest first, without bodies. */
export async function listMail({ page, state }: z.output<typeof mailQuery>): Promise<Page<MailItem>> {
  const client = await db()
  const where = { ...listedMail, ...inState(state) }
  const [total, rows] = await Promise.all([
    client.outboxMessage.count({ where }),
    client.outboxMessage.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      omit: { html: true, text: true },
      include: { lead: { select: { emailKey: true } } },
    }),
  ])
  const items = rows.map((row) => ({
    ...mailOf(row),
    subject: row.subject,
    leadId: row.leadId,
    person: isToVisitor(row) ? (row.recipientKey ?? row.lead?.emailKey ?? null) : null,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
  }))
  return pageOf(items, total, page)
}

/**
 * One email with its bodies. Undefined for an unknown one.
 * @throws Refusal 409 if it can no longer be rendered
 */
export async function readMail(id: string): Promise<MailContent | undefined> {
  const found = await (await db()).outboxMessage.findUnique({ where: { id, ...listedMail } })
  if (!found) return undefined
  const bodies = await renderMail(found)
  if (!bodies) throw new Refusal(409, "This email can't be shown any more because its form has changed.")
  return { id, subject: found.subject, ...bodies }
}

/** How mail is currently delivered, and how many emails are in each state. */
export async function deliveryStatus(): Promise<DeliveryStatus> {
  const { owner } = env()
  const { outboxMessage } = await db()
  const [states, attention] = await Promise.all([
    outboxMessage.groupBy({ by: ['state'], where: listedMail, _count: true }),
    outboxMessage.count({ where: { ...listedMail, ...awaitingDecision } }),
  ])
  return {
    carrier: mailCarrier(),
    noticesTo: owner.email ?? null,
    counts: Object.fromEntries(states.map(({ state, _count }) => [state, _count])),
    attention,
  }
}

type Returned = Pick<OutboxMessage, 'kind' | 'leadId' | 'subscriberId' | 'recipient'>

/**
 * The address that a bounced email should go to now: it may have been corrected since. Empty for the owner's. Undefined
 * if it isn't wanted any more, because they've left the list or the quote has been answered.
 */
async function currentAddress(
  tx: Transaction,
  { kind, leadId, subscriberId, recipient }: Returned,
): Promise<string | undefined> {
  if (!isToVisitor({ kind })) return ''
  if (subscriberId)
    return (await tx.subscriber.findUnique({ where: { id: subscriberId, unsubscribedAt: null } }))?.email
  if (!leadId) return recipient
  if (kind === 'quote' && !(await tx.quote.count({ where: { openFor: leadId, state: 'sent' } }))) return undefined
  return (await tx.lead.findUnique({ where: { id: leadId } }))?.email ?? undefined
}

/**
 * Sends a copy of an email that bounced.
 * @returns false if it hasn't bounced, or no longer waits for a decision
 * @throws Refusal 409 if it isn't wanted any more
 */
async function sendBouncedAgain(tx: Transaction, id: string): Promise<boolean> {
  const [mail] = await tx.outboxMessage.updateManyAndReturn({
    where: { id, ...listedMail, ...bounced },
    data: { state: 'cancelled' },
  })
  if (!mail) return false
  const to = await currentAddress(tx, mail)
  if (to === undefined) throw new Refusal(409, "They've left the list or answered the quote, so it isn't sent again.")
  const copy = copyForResend(mail, to)
  // It keeps its place among the lead's emails. The rest is as for an email that's sent after all, below.
  await tx.outboxMessage.create({ data: { ...copy, createdAt: mail.createdAt, firstTriedAt: new Date() } })
  return true
}

/**
 * Applies the owner's decision about an email that waits for one (contract, Mail). A bounced one is sent again as a
 * copy, to the address that its lead or its place on a list has by now. An answer or quote that never goes out no
 * longer counts as an answer, and the quote is withdrawn.
 * @returns false if the email is no longer in a state that allows it, undefined for an unknown one
 */
export async function decideMail(id: string, action: 'send' | 'cancel'): Promise<boolean | undefined> {
  const now = new Date()
  const decision =
    action === 'cancel'
      ? {
          from: [{ state: { in: ['pending' as const, ...undecided] } }, bounced],
          data: { state: 'cancelled' as const },
        }
      : {
          from: [{ state: { in: undecided } }],
          // Restarts the idempotency key's 24 hours. Without a first attempt on record, an old email would be set aside
          // for its age again.
          data: { state: 'pending' as const, firstTriedAt: now, nextAt: now, lastError: null },
        }
  return inWriteTransaction(async (tx) => {
    if (action === 'send' && (await sendBouncedAgain(tx, id))) return true
    const [mail] = await tx.outboxMessage.updateManyAndReturn({
      where: { id, ...listedMail, OR: decision.from },
      data: decision.data,
      select: { kind: true, leadId: true, createdAt: true, outcome: true },
    })
    const calledOff = action === 'cancel' && mail?.outcome !== 'bounced' ? mail : undefined
    if (calledOff?.leadId && (calledOff.kind === 'reply' || calledOff.kind === 'quote')) {
      await unmarkAnswered(tx, calledOff.leadId, calledOff.createdAt)
      if (calledOff.kind === 'quote') await withdrawOpenQuote(tx, calledOff.leadId)
    }
    if (mail) return true
    const isKnown = (await tx.outboxMessage.count({ where: { id, ...listedMail } })) > 0
    return isKnown ? false : undefined
  })
}
