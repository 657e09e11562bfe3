import 'server-only'
import { z } from 'zod'
import type { OutboxMessage, Prisma } from '@/generated/sqlite/client'
import { MailOutcome, OutboxState } from '@/generated/sqlite/enums'
import { type Transaction, db, inWriteTransaction } from '../base/db'
import { copyForResend } from '../mail/copy-for-resend'
import { bounced, queued as dueOut, mailCarrier } from '../mail/states'
import { renderMail } from '../mail/render'
import { privateKinds } from '../mail/links'
import { env } from '../base/env'
import { Refusal } from '../base/refusal'
import { isToVisitor, undecided } from '@/lib/server/mail/mail-status'
import { unmarkAnswered } from '../leads/lead-state'
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
  queued: dueOut,
} satisfies Record<string, Prisma.OutboxMessageWhereInput>

const states = [...Object.values(OutboxState), ...Object.values(MailOutcome), ...Object.keys(groups)]

/** The query of the page about emails. */
export const mailQuery = z.object({
  page,
  state: z.enum(states, `state must be one of ${states.join(', ')}`).optional(),
})

function inState(state: string | undefined): Prisma.OutboxMessageWhereInput {
  if (state && state in groups) return groups[state as keyof typeof groups]
  return state && state in MailOutcome ? { outcome: state as MailOutcome } : { state: state as OutboxState | undefined }
}

/** One page of all mail, newest first, without bodies. */
export async function listMail({ page, state }: z.output<typeof mailQuery>) {
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
  const items = rows.map(({ lead, ...row }) => ({
    ...mailOf(row),
    /** The address the recipient is stored under now; null for mail to the owner. */
    person: isToVisitor(row) ? (row.recipientKey ?? lead?.emailKey ?? null) : null,
  }))
  return pageOf(items, total, page)
}

export type MailItem = Awaited<ReturnType<typeof listMail>>['items'][number]

/**
 * One email with its bodies.
 * @throws Refusal 404 for an unknown one, 409 if it can no longer be rendered
 */
export async function readMail(id: string) {
  const found = await (await db()).outboxMessage.findUnique({ where: { id, ...listedMail } })
  if (!found) throw new Refusal(404, "That email doesn't exist.")
  const bodies = await renderMail(found)
  if (!bodies) throw new Refusal(409, "This email can't be shown any more because its form has changed.")
  return { subject: found.subject, ...bodies }
}

/** How mail is currently delivered. */
export async function deliveryStatus() {
  const { owner } = env()
  const { outboxMessage } = await db()
  const [queued, attention] = await Promise.all([
    outboxMessage.count({ where: { ...listedMail, ...dueOut } }),
    outboxMessage.count({ where: { ...listedMail, ...awaitingDecision } }),
  ])
  return {
    carrier: mailCarrier(),
    noticesTo: owner.email,
    /** How many are on their way. */
    queued,
    /** How many wait for the owner's decision. */
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
  // It keeps its place among the lead's emails. The rest is as for any email that's sent after all.
  await tx.outboxMessage.create({ data: { ...copy, createdAt: mail.createdAt, firstTriedAt: new Date() } })
  return true
}

async function sendAfterAll(tx: Transaction, id: string): Promise<boolean> {
  if (await sendBouncedAgain(tx, id)) return true
  const now = new Date()
  const { count } = await tx.outboxMessage.updateMany({
    where: { id, ...listedMail, state: { in: [...undecided] } },
    // Restarts the idempotency key's 24 hours. Without a first attempt on record, an old email would be set aside for
    // its age again.
    data: { state: 'pending', firstTriedAt: now, nextAt: now, lastError: null },
  })
  return count > 0
}

/** An answer or quote that never goes out no longer counts as an answer, and the quote is withdrawn. */
async function callOff(tx: Transaction, id: string): Promise<boolean> {
  const [mail] = await tx.outboxMessage.updateManyAndReturn({
    where: { id, ...listedMail, OR: [{ state: { in: ['pending', ...undecided] } }, bounced] },
    data: { state: 'cancelled' },
    select: { kind: true, leadId: true, createdAt: true, outcome: true },
  })
  if (mail?.leadId && mail.outcome !== 'bounced' && ['reply', 'quote'].includes(mail.kind)) {
    await unmarkAnswered(tx, mail.leadId, mail.createdAt)
    if (mail.kind === 'quote') await withdrawOpenQuote(tx, mail.leadId)
  }
  return mail !== undefined
}

/**
 * Applies the owner's decision about an email that waits for one. A bounced one is sent again as a copy, to the address
 * that its lead or its place on a list has by now.
 * @returns false if the email isn't, or no longer, in a state that allows it
 */
export const decideMail = (id: string, action: 'send' | 'cancel'): Promise<boolean> =>
  inWriteTransaction((tx) => (action === 'send' ? sendAfterAll(tx, id) : callOff(tx, id)))
