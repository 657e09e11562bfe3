import 'server-only'
import { randomUUID } from 'node:crypto'
import { type Query, type Statement, join, sql } from './db'
import { nextDigestAt, waitsForDigest } from './digest'
import type { Sender } from '@/lib/forms/define-form'
import { templatesFor } from './forms'
import { automatic, messageIdOf } from './mail/headers'
import { queuedState } from './mail/queued-state'
import type { LeadForMail } from './mail/template'
import { noticesOf } from './push/queue'
import { emailKeyOf, subscribe, unsubscribeUrl } from './subscribers'

const hour = 3_600_000
/** What one address may get from the forms, whoever posts: nobody's mailbox is filled through us (contract, Form endpoints). */
const mostAnHour = 3
const mostADay = 10

/** The lock under which the mails of an address are counted and queued. */
export const mailLock = (sender: Sender) => `mail to ${emailKeyOf(sender.email)}`

async function mayBeMailed(query: Query, recipientKey: string): Promise<boolean> {
  const ago = (ms: number) => new Date(Date.now() - ms)
  const [mails] = await query<{ hour: number | string; day: number | string }>(sql`
    SELECT count(CASE WHEN "createdAt" > ${ago(hour)} THEN 1 END) AS "hour", count(*) AS "day"
    FROM "OutboxMessage" WHERE "recipientKey" = ${recipientKey} AND "createdAt" > ${ago(24 * hour)}`)
  return Number(mails!.hour) < mostAnHour && Number(mails!.day) < mostADay
}

/**
 * What follows from a lead that is let in, in the transaction that lets it in: when it comes, or when the owner releases
 * it, under its sender's `mailLock`. Its sender joins the form's list; gives the statements that queue its mails and
 * notices. The worker renders them. On a preview mail is captured.
 */
export async function consequencesOf(query: Query, lead: LeadForMail): Promise<Statement[]> {
  const { form, sender, meta, receivedAt } = lead
  const { consent } = form
  const place =
    consent &&
    (await subscribe(query, {
      list: consent.list,
      email: sender.email,
      firstName: sender.firstName,
      source: meta.source ?? form.label,
      consent: consent.words,
      at: receivedAt,
    }))
  const forMail = place ? { ...lead, unsubscribeUrl: unsubscribeUrl(place.token) } : lead
  const senderKey = emailKeyOf(sender.email)
  const mayMailSender = await mayBeMailed(query, senderKey)
  const due = templatesFor(form).filter(
    ({ kind }) => kind === 'owner-notice' || (mayMailSender && (kind !== 'welcome' || place?.isNew)),
  )
  const now = new Date()
  const queued = queuedState()
  // The summary names who has joined: whoever was on the list already may have come back for something else.
  const collected = place?.isNew && queued !== 'captured' && (await waitsForDigest(query))
  const rows = due.map(({ kind, envelope }) => {
    const { recipient, replyTo = null, subject, headers = {} } = envelope(forMail)
    const subscriberId = kind === 'welcome' ? (place?.id ?? null) : null
    const toOwner = kind === 'owner-notice'
    const recipientKey = toOwner ? null : senderKey
    const id = randomUUID()
    // An answer of the owner's is threaded to what the visitor has got from us.
    const named = { ...automatic, ...(!toOwner && { 'Message-ID': messageIdOf(id) }), ...headers }
    const [state, nextAt] = toOwner && collected ? ['collected', nextDigestAt(now)] : [queued, now]
    return sql`(${id}, ${lead.id}, ${subscriberId}, ${kind}, ${recipient}, ${recipientKey}, ${replyTo}, ${subject},
      ${JSON.stringify(named)}, ${state}, ${nextAt}, ${now})`
  })
  const mails = sql`
    INSERT INTO "OutboxMessage" ("id", "leadId", "subscriberId", "kind", "recipient", "recipientKey", "replyTo", "subject",
      "headers", "state", "nextAt", "createdAt")
    VALUES ${join(rows)} RETURNING "id"`
  // List sign-ups wait until she looks; whoever asks for something rings.
  return consent ? [mails] : [mails, noticesOf(lead.id, now)]
}
