import 'server-only'
import { type Transaction, lockName } from './db'
import { env } from './env'
import { templatesFor } from './forms'
import type { LeadForMail } from './mail/template'
import { emailKeyOf, subscribe, unsubscribeUrl } from './subscribers'

const hour = 3_600_000
/** What one address may get from the forms, whoever posts: nobody's mailbox is filled through us (contract, Form endpoints). */
const mailCaps = [
  { within: hour, most: 3 },
  { within: 24 * hour, most: 10 },
]

async function mayBeMailed(tx: Transaction, recipientKey: string): Promise<boolean> {
  await lockName(tx, `mail to ${recipientKey}`)
  for (const { within, most } of mailCaps) {
    const createdAt = { gt: new Date(Date.now() - within) }
    if ((await tx.outboxMessage.count({ where: { recipientKey, createdAt } })) >= most) return false
  }
  return true
}

/**
 * What follows from a lead that is let in, in the transaction that lets it in: when it comes, or when the owner releases
 * it. Its sender joins the form's list, and its mails are queued; the worker renders them. On a preview mail is captured.
 */
export async function applyConsequences(tx: Transaction, lead: LeadForMail): Promise<void> {
  const { form, sender, meta, receivedAt } = lead
  const { consent } = form
  const place =
    consent &&
    (await subscribe(tx, {
      list: consent.list,
      email: sender.email,
      firstName: sender.firstName,
      source: meta.source ?? form.slug,
      consent: consent.words,
      at: receivedAt,
    }))
  const forMail = place ? { ...lead, unsubscribeUrl: unsubscribeUrl(place.token) } : lead
  const senderKey = emailKeyOf(sender.email)
  const mayMailSender = await mayBeMailed(tx, senderKey)
  const due = templatesFor(form).filter(
    ({ kind }) => kind === 'owner-notice' || (mayMailSender && (kind !== 'welcome' || place?.isNew)),
  )
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  await tx.outboxMessage.createMany({
    data: due.map(({ kind, envelope }) => {
      const { headers = {}, ...addressed } = envelope(forMail)
      const subscriberId = kind === 'welcome' ? place?.id : undefined
      const recipientKey = kind === 'owner-notice' ? undefined : senderKey
      return {
        ...addressed,
        recipientKey,
        kind,
        headers: JSON.stringify(headers),
        leadId: lead.id,
        subscriberId,
        state,
      }
    }),
  })
}
