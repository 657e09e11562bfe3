import 'server-only'
import { business } from '@/content/business'
import { quoteValidDays } from '@/content/quotes'
import type { Lead, Quote, QuoteState } from '@/generated/sqlite/client'
import { daysAfter } from '@/lib/day'
import { today } from '@/lib/local-time'
import { openQuoteStates } from '@/lib/owner/quotes'
import { quoteTotals } from '@/lib/pricing/quote'
import { type Transaction, db, inWriteTransaction } from '../base/db'
import { undelivered } from '../mail/states'
import { quoteMail } from '../leads/quote-mail'
import { findEarlier, isDelivered } from '../mail/earlier'
import { Refusal } from '../base/refusal'
import { quoteLinesFor, valueOf } from '../forms/server-halves'
import { leadForMail } from '../forms/stored-lead'
import { isExpired, linesOf, newQuoteToken, quoteUrl } from '../leads/stored-quote'
import { emailKeyOf } from '../mail/subscribers'
import { heldProblem, isHeld, markAnswered, unknownLead, unmarkAnswered, withNotices } from '../leads/lead-state'
import type { QuoteBody } from './quote-body'

const problems = {
  changed: 'This quote has since been changed somewhere else. Please check it again.',
  settled: 'This quote has since been sent, answered or withdrawn. Please check it again.',
  unknown: 'This quote no longer exists.',
  open: 'A quote that has been sent can only be sent again or withdrawn.',
}

/** What the owner calls a quote's state. */
export const quoteStandings: Readonly<Record<QuoteState | 'expired', string>> = {
  draft: 'Not sent yet',
  sent: 'Sent, waiting for an answer',
  changes: 'They asked for a change',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

/** Why a lead can't get a quote, if it has no address. */
export const noAddress = "There's no email address to send a quote to."

/** Unique to a quote, and changes with every save and every answer. */
const versionOf = ({ id, revision, state }: Quote) => `${id} ${revision} ${state}`

function itemOf(quote: Quote) {
  const { id, state, note, gstPercent, total, validUntil, requestedChange, sentAt, answeredAt } = quote
  return {
    ...{ id, state, note, gstPercent, total, validUntil, requestedChange, sentAt, answeredAt },
    /** Its last day has passed and it hasn't been accepted. */
    expired: isExpired(quote),
    version: versionOf(quote),
    lines: linesOf(quote),
    /** Where the visitor can read it. */
    link: quoteUrl(quote.token),
  }
}

export type QuoteItem = ReturnType<typeof itemOf>

/** A lead's quotes, newest first, and what a new one starts from. */
export async function quotesOfLead(leadId: string) {
  const client = await db()
  const [lead, quotes] = await Promise.all([
    client.lead.findUniqueOrThrow({ where: { id: leadId } }),
    client.quote.findMany({ where: { leadId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
  ])
  const forMail = leadForMail(lead)
  return {
    quotes: quotes.map(itemOf),
    /** The address a quote would go to, if the lead has one. */
    recipient: lead.email || null,
    suggested: forMail ? [...quoteLinesFor(lead.form, forMail.data)] : [],
    validUntil: daysAfter(today(), quoteValidDays),
    gst: business.gst,
  }
}

export type QuotesOfLead = Awaited<ReturnType<typeof quotesOfLead>>

const refuse = (message: string): never => {
  throw new Refusal(409, message)
}

/**
 * Cancels the emails of earlier versions that haven't arrived, so that correcting the address won't send them again.
 * One that never went out didn't answer the lead; one that bounced has been dealt with.
 */
async function cancelMails(tx: Transaction, leadId: string): Promise<void> {
  const mails = await tx.outboxMessage.updateManyAndReturn({
    where: { leadId, kind: 'quote', ...undelivered },
    data: { state: 'cancelled' },
    select: { createdAt: true, outcome: true },
  })
  for (const { createdAt, outcome } of mails) if (outcome !== 'bounced') await unmarkAnswered(tx, leadId, createdAt)
}

/** Whether a quote has gone to an address that has since been corrected. Its link mustn't open the next version. */
async function reachedAnother({ id, emailKey }: Lead): Promise<boolean> {
  const { outboxMessage } = await db()
  const sent = await outboxMessage.findMany({
    where: { leadId: id, kind: 'quote', state: 'sent' },
    select: { recipient: true },
  })
  return sent.some(({ recipient }) => emailKeyOf(recipient) !== emailKey)
}

const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === 'P2002'

/**
 * Saves a lead's open quote. With `send`, it also queues the email and marks the lead as answered, in one transaction.
 * A sent quote can only be changed by sending it again, so that nobody sees half a change.
 * @returns whether mail is due
 * @throws Refusal 404 for an unknown lead, 409 if the quote is no longer at `version`
 */
export async function saveQuote(body: QuoteBody): Promise<{ sent: boolean }> {
  const { leadId, version, lines, note, validUntil, send } = body
  const client = await db()
  const [lead, known] = await Promise.all([
    client.lead.findUnique({ where: { id: leadId }, include: withNotices }),
    client.quote.findUnique({ where: { openFor: leadId } }),
  ])
  if (!lead) throw unknownLead()
  if (isHeld(lead)) refuse(heldProblem)
  if (send && !lead.email) refuse(noAddress)
  if ((known ? versionOf(known) : '') !== version) refuse(problems.changed)
  if (!send && known && known.state !== 'draft') refuse(problems.open)
  const { gst } = business
  const token = known && !(send && (await reachedAnother(lead))) ? known.token : newQuoteToken()
  const quote = {
    token,
    lines: JSON.stringify(lines),
    note,
    validUntil,
    gstPercent: gst.registered ? gst.percent : 0,
    total: quoteTotals(lines, gst).total,
    ...(send && { state: 'sent' as const, sentAt: new Date(), answeredAt: null, requestedChange: null }),
  }
  const earlier = send && known && known.state !== 'draft' ? await findEarlier(leadId) : []
  // Quote emails that haven't arrived are cancelled below.
  const isAgain = earlier.some((one) => one.kind === 'quote' && isDelivered(one))
  const mail = send && (await quoteMail(lead, quote, isAgain))
  try {
    await inWriteTransaction(async (tx) => {
      // If the lead has just been erased, a quote for it would never be found or deleted. If its address has just been
      // corrected, the email would go to the wrong one.
      const unchanged = { id: leadId, email: lead.email }
      const { count: leads } = await tx.lead.updateMany({ where: unchanged, data: { updatedAt: new Date() } })
      if (!leads) refuse(problems.changed)
      if (known) {
        const { id, revision, state } = known
        const where = { id, revision, state, openFor: leadId }
        const { count } = await tx.quote.updateMany({ where, data: { ...quote, revision: { increment: 1 } } })
        if (!count) refuse(problems.changed)
      } else await tx.quote.create({ data: { ...quote, leadId, openFor: leadId } })
      if (!mail) return
      await cancelMails(tx, leadId)
      const now = new Date()
      await tx.outboxMessage.create({ data: { ...mail, createdAt: now } })
      // A won lead keeps the value that was agreed, until this quote is accepted too.
      await tx.lead.updateMany({ where: { id: leadId, state: { not: 'won' } }, data: { valueCents: quote.total } })
      await markAnswered(tx, leadId, now, 'quote')
    })
  } catch (error) {
    if (isUniqueViolation(error)) refuse(problems.changed)
    throw error
  }
  return { sent: send }
}

/**
 * Withdraws the quote that a lead's visitor could still accept. Emails that never went out no longer count as an
 * answer, and unless the lead is won, it gets back the value it had before.
 * @param id withdraws only this quote
 * @returns false if there's no such quote
 */
export async function withdrawOpenQuote(tx: Transaction, leadId: string, id?: string): Promise<boolean> {
  const { count } = await tx.quote.updateMany({
    where: { id, openFor: leadId, state: { in: openQuoteStates } },
    data: { state: 'withdrawn', openFor: null },
  })
  if (!count) return false
  await cancelMails(tx, leadId)
  const lead = await tx.lead.findUniqueOrThrow({ where: { id: leadId } })
  const forMail = leadForMail(lead)
  const accepted = await tx.quote.findFirst({ where: { leadId, state: 'accepted' }, orderBy: { answeredAt: 'desc' } })
  const valueCents = accepted?.total ?? (forMail ? valueOf(lead.form, forMail.data) : null)
  await tx.lead.updateMany({ where: { id: leadId, state: { not: 'won' } }, data: { valueCents } })
  return true
}

/**
 * Deletes a draft, which no visitor has seen.
 * @throws Refusal 409 if it's no longer a draft because another device got in first, or for an unknown quote
 */
export async function discardQuote(id: string): Promise<void> {
  const { count } = await inWriteTransaction((tx) => tx.quote.deleteMany({ where: { id, state: 'draft' } }))
  if (count) return
  refuse((await (await db()).quote.count({ where: { id } })) ? problems.settled : problems.unknown)
}

/**
 * Withdraws a quote that has been sent.
 * @throws Refusal 409 if it's no longer open because another device or the visitor got in first, or for an unknown one
 */
export async function withdrawQuote(id: string): Promise<void> {
  const quote = await (await db()).quote.findUnique({ where: { id }, select: { leadId: true } })
  if (!quote) return refuse(problems.unknown)
  if (!(await inWriteTransaction((tx) => withdrawOpenQuote(tx, quote.leadId, id)))) refuse(problems.settled)
}
