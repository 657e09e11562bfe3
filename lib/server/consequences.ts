import 'server-only'
import { type Transaction } from './db'
import { env } from './env'
import { templatesFor } from './forms'
import type { LeadForMail, RenderedMail } from './mail/template'
import { type SignUp, findOrMakeToken, subscribe } from './subscribers'

/** What follows from a lead that's let in: its mails, and its sender's place on the form's list. */
export interface Consequences {
  readonly mails: readonly RenderedMail[]
  readonly signUp: SignUp | undefined
}

/**
 * Works out what follows from a lead, without writing anything: when it comes in, or when the owner releases it.
 * Rendering happens here, ahead of the transaction: forty milliseconds of markup are too long to hold a lock.
 */
export async function prepareConsequences(lead: Omit<LeadForMail, 'unsubscribeUrl'>): Promise<Consequences> {
  const { form, sender, meta, receivedAt } = lead
  const { consent } = form
  const signUp = consent && {
    list: consent.list,
    email: sender.email,
    firstName: sender.firstName,
    source: meta.source ?? form.slug,
    consent: consent.words,
    token: await findOrMakeToken(consent.list, sender.email),
    at: receivedAt,
  }
  const forMail = { ...lead, ...(signUp && { unsubscribeUrl: `${env().siteUrl}/unsubscribe/${signUp.token}` }) }
  const mails = await Promise.all(templatesFor(form).map((template) => template(forMail)))
  return { mails, signUp }
}

/** Joins the list and queues the mails, in the transaction that lets the lead in. On a preview, mail is captured. */
export async function applyConsequences(
  tx: Transaction,
  leadId: string,
  { mails, signUp }: Consequences,
): Promise<void> {
  const subscriber = signUp && (await subscribe(tx, signUp))
  const due = mails.filter(({ kind }) => kind !== 'welcome' || subscriber?.isNew)
  if (due.length === 0) return
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  await tx.outboxMessage.createMany({
    data: due.map(({ headers = {}, ...mail }) => ({
      ...mail,
      headers: JSON.stringify(headers),
      leadId,
      state,
      subscriberId: mail.kind === 'welcome' ? subscriber?.id : undefined,
    })),
  })
}
