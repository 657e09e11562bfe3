import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { formBySlug } from '@/lib/forms/registry'
import { db, durably } from '../db'
import { env } from '../env'
import { firstNameOf, outboxRows } from '../leads'
import type { LeadForMail, RenderedMail } from '../mail/template'
import { templatesFor } from '../forms'
import { welcome } from '../mail/visitor'
import { Refusal } from '../refusal'
import { emailKeyOf, subscribe, tokenFor } from '../subscribers'
import type { LeadState } from './answers'
import { isRaw, metaOf, remarksOf } from './lead-words'

interface Consequences {
  mails: readonly RenderedMail[]
  signUp?: Parameters<typeof subscribe>[1]
}

/** Who left the list after the lead came in has answered already: a release does not put them back. */
async function hasLeftSince(list: string, { email, createdAt }: Lead): Promise<boolean> {
  const place = await (
    await db()
  ).subscriber.findUnique({ where: { list_emailKey: { list, emailKey: emailKeyOf(email ?? '') } } })
  return !!place?.unsubscribedAt && place.unsubscribedAt > createdAt
}

/** What a held lead did not cause when it came in. One that passes no schema causes nothing: nobody knows whom to write to. */
async function consequencesOf(lead: Lead): Promise<Consequences> {
  const form = formBySlug(lead.form)
  const data = JSON.parse(lead.payload) as object
  if (!form || isRaw(data)) return { mails: [] }
  const meta = metaOf(lead)
  const sender = form.sender(data)
  const list = form.consent && !(await hasLeftSince(form.consent.list, lead)) ? form.consent : undefined
  const token = list && (await tokenFor(list.list, sender.email))
  const forMail: LeadForMail = {
    id: lead.id,
    form,
    data,
    sender,
    meta,
    remarks: remarksOf(lead),
    receivedAt: lead.createdAt,
    ...(token && { unsubscribeUrl: `${env().siteUrl}/unsubscribe/${token}` }),
  }
  const templates = templatesFor(form).filter((template) => token || template !== welcome)
  const mails = await Promise.all(templates.map((template) => template(forMail)))
  const signUp =
    list && token
      ? {
          list: list.list,
          email: sender.email,
          firstName: firstNameOf(data),
          source: meta.source ?? form.slug,
          consent: list.words,
          token,
          at: lead.createdAt,
        }
      : undefined
  return { mails, signUp }
}

async function release(lead: Lead, state: LeadState): Promise<boolean> {
  // Rendered before the transaction, as for a lead that comes in.
  const { mails, signUp } = await consequencesOf(lead)
  return durably(async (tx) => {
    // The one that changes the row is the one that mails: two clicks, two tabs, two instances.
    const { count } = await tx.lead.updateMany({ where: { id: lead.id, state: lead.state }, data: { state } })
    if (count !== 1) return false
    const place = signUp && (await subscribe(tx, signUp))
    const due = mails.filter((mail) => mail.kind !== 'welcome' || place?.welcome)
    if (due.length) await tx.outboxMessage.createMany({ data: outboxRows(due, lead.id, place?.id) })
    return true
  })
}

/**
 * Changes a lead's state. A lead that was held until now is released: its mails are queued and its list is joined,
 * exactly once, together with the change.
 * @returns 'released' when mails may be due, undefined for an unknown lead
 * @throws Refusal 409 when somebody else changed the lead in the same moment
 */
export async function changeState(
  id: string,
  state: Exclude<LeadState, 'held'>,
): Promise<'changed' | 'released' | undefined> {
  const client = await db()
  const lead = await client.lead.findUnique({ where: { id }, include: { _count: { select: { mails: true } } } })
  if (!lead) return undefined
  // Every lead that was ever let in has a notice: one without any mail was held, even if it was called spam since.
  const heldBack = lead.state === 'held' || (lead.state === 'spam' && lead._count.mails === 0)
  if (heldBack && state !== 'spam') {
    if (await release(lead, state)) return 'released'
    throw new Refusal(409, 'This was changed somewhere else in this moment. Please look again.')
  }
  await client.lead.updateMany({ where: { id }, data: { state } })
  return 'changed'
}
