import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Sender } from '@/lib/forms/define-form'
import type { Query, Statement } from '../base/db'
import { countMails, findSetting, insert, insertNotices } from '../base/sql/lead'
import type { LeadForMail } from '../forms/template'
import { digestSetting, nextDigestAt } from '../mail/digest'
import { automatic } from '../mail/outgoing'
import { initialState } from '../mail/states'
import { emailKeyOf, subscribe, unsubscribeUrl } from '../mail/subscribers'
import { templatesFor } from '../mail/templates-for'

const hour = 3_600_000
/** The most emails our forms may send to one address, so that nobody can be flooded. */
const maxPerHour = 3
const maxPerDay = 10

/** The lock held while the emails to an address are counted and queued. */
export const mailLock = (sender: Sender) => `mail to ${emailKeyOf(sender.email)}`

async function isUnderMailLimit(query: Query, recipientKey: string): Promise<boolean> {
  const ago = (ms: number) => new Date(Date.now() - ms)
  const mails = await countMails(query, recipientKey, ago(hour), ago(24 * hour))
  return mails.hour < maxPerHour && mails.day < maxPerDay
}

/**
 * Adds the sender of an accepted lead to the form's list, and returns the statements that queue its emails and push
 * notices. Called in the transaction that stores the lead or releases it, under the sender's `mailLock`. The worker
 * renders the emails. On a preview they're captured.
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
  const mayMailSender = await isUnderMailLimit(query, senderKey)
  const due = templatesFor(form).filter(
    ({ kind }) => kind === 'owner-notice' || (mayMailSender && (kind !== 'welcome' || place?.isNew)),
  )
  const now = new Date()
  const initial = initialState()
  // Only new subscribers go in the digest: someone already on the list may have come back for something else.
  const collected = place?.isNew && initial !== 'captured' && (await findSetting(query, digestSetting)) === 'true'
  const mails = due.map(({ kind, envelope }) => {
    const { recipient, replyTo = null, subject, headers } = envelope(forMail)
    const toOwner = kind === 'owner-notice'
    const [state, nextAt] = toOwner && collected ? (['collected', nextDigestAt(now)] as const) : [initial, now]
    return {
      id: randomUUID(),
      leadId: lead.id,
      subscriberId: kind === 'welcome' ? (place?.id ?? null) : null,
      kind,
      recipient,
      recipientKey: toOwner ? null : senderKey,
      replyTo,
      subject,
      headers: JSON.stringify({ ...automatic, ...headers }),
      state,
      nextAt,
      createdAt: now,
    }
  })
  const queued = insert('OutboxMessage', ...mails)
  // Enquiries send push notices to the owner's devices; list sign-ups don't.
  return consent ? [queued] : [queued, insertNotices(lead.id, now)]
}
