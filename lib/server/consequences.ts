import 'server-only'
import type { Transaction } from './db'
import { env } from './env'
import { templatesFor } from './forms'
import type { LeadForMail } from './mail/template'
import { subscribe, unsubscribeUrl } from './subscribers'

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
  const due = templatesFor(form).filter(({ kind }) => kind !== 'welcome' || place?.isNew)
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  await tx.outboxMessage.createMany({
    data: due.map(({ kind, envelope }) => {
      const { headers = {}, ...addressed } = envelope(forMail)
      const subscriberId = kind === 'welcome' ? place?.id : undefined
      return { ...addressed, kind, headers: JSON.stringify(headers), leadId: lead.id, subscriberId, state }
    }),
  })
}
