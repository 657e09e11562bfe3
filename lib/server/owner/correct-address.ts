import 'server-only'
import { after } from 'next/server'
import type { Lead, OutboxMessage } from '@/generated/sqlite/client'
import { searchTextOfLead } from '@/lib/lead-search'
import { type Transaction, inWriteTransaction, queryIn } from '../base/db'
import { Refusal, fieldRefusal } from '../base/refusal'
import { metaOf, remarksOf } from '../forms/stored-lead'
import { copyForResend } from '../mail/copy-for-resend'
import { drainOutbox } from '../mail/outbox'
import { replyAddress } from '../mail/owner-notice'
import { queueSync } from '../mail/segments'
import { undelivered } from '../mail/states'
import { emailKeyOf } from '../mail/subscribers'
import { type PersonKeys, personKeys } from './aliases'
import { findTrace } from './person-trace'

interface Correction {
  fromKey: string
  to: string
  toKey: string
}

/** Changes a lead as if the address had been typed correctly. A remark keeps what was typed. */
async function correctLead(tx: Transaction, lead: Lead, { fromKey, to, toKey }: Correction): Promise<void> {
  const payload = JSON.stringify(
    JSON.parse(lead.payload, (_, value: unknown) =>
      typeof value === 'string' && emailKeyOf(value) === fromKey ? to : value,
    ),
  )
  const remarks = JSON.stringify([
    ...remarksOf(lead),
    `They typed ${lead.email ?? fromKey}; you corrected it to ${to}.`,
  ])
  await tx.lead.update({ where: { id: lead.id }, data: { email: to, emailKey: toKey, payload, remarks } })
  const meta = metaOf(lead)
  const search = await tx.leadSearch.findUnique({ where: { leadId: lead.id } })
  // What they've written since, such as a change to their quote, comes after the form.
  const typed = searchTextOfLead(lead.payload, meta)
  const since = search?.text.startsWith(typed) ? search.text.slice(typed.length) : ''
  const text = searchTextOfLead(payload, meta) + since
  await tx.leadSearch.updateMany({ where: { leadId: lead.id }, data: { text } })
}

/**
 * Moves a person's places on lists. If a list already has the right address, that place stays as it is.
 * @returns the ids of the places that are subscribed
 */
async function movePlaces(tx: Transaction, { fromKey, to, toKey }: Correction): Promise<Set<string>> {
  await queueSync(queryIn(tx), [fromKey])
  const taken = await tx.subscriber.findMany({ where: { emailKey: toKey }, select: { list: true } })
  const doubled = { emailKey: fromKey, list: { in: taken.map(({ list }) => list) } }
  await tx.subscriber.deleteMany({ where: doubled })
  // They never left: the wrong address bounced.
  await tx.subscriber.updateMany({
    where: { emailKey: fromKey, leftBy: 'bounce' },
    data: { unsubscribedAt: null, leftBy: null },
  })
  await tx.subscriber.updateMany({ where: { emailKey: fromKey }, data: { email: to, emailKey: toKey } })
  await queueSync(queryIn(tx), [toKey])
  const places = await tx.subscriber.findMany({
    where: { emailKey: toKey, unsubscribedAt: null },
    select: { id: true },
  })
  return new Set(places.map(({ id }) => id))
}

/** Cancels the emails that haven't reached an address, and returns those that this call has cancelled, oldest first. */
async function cancelLost(tx: Transaction, key: string, leadIds: string[]): Promise<OutboxMessage[]> {
  const toThem = { OR: [{ recipientKey: key }, { leadId: { in: leadIds } }] }
  const found = await tx.outboxMessage.findMany({
    where: { AND: [toThem, undelivered] },
    select: { id: true, recipient: true },
  })
  const ids = found.filter(({ recipient }) => emailKeyOf(recipient) === key).map(({ id }) => id)
  const cancelled = await tx.outboxMessage.updateManyAndReturn({
    where: { AND: [{ id: { in: ids } }, undelivered] },
    data: { state: 'cancelled' },
  })
  return cancelled.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

/**
 * Keeps what the owner has merged with either address: every address points at the main one, which points at nothing.
 * If both were merged into others, the right address's person wins.
 */
async function moveAliases(
  tx: Transaction,
  { fromKey, toKey }: Correction,
  people: readonly PersonKeys[],
): Promise<void> {
  for (const [mainKey, ...others] of people)
    await tx.personAlias.updateMany({ where: { emailKey: { in: others } }, data: { mainKey } })
  await tx.personAlias.deleteMany({ where: { emailKey: toKey, mainKey: fromKey } })
  const [wrong, right] = await Promise.all(
    [fromKey, toKey].map((emailKey) => tx.personAlias.findUnique({ where: { emailKey } })),
  )
  const mainKey = right?.mainKey ?? wrong?.mainKey ?? toKey
  await tx.personAlias.deleteMany({ where: { emailKey: fromKey } })
  await tx.personAlias.updateMany({ where: { mainKey: { in: [fromKey, toKey] } }, data: { mainKey } })
  if (!right && mainKey !== toKey) await tx.personAlias.create({ data: { emailKey: toKey, mainKey } })
}

/**
 * Guards against joining two people with a correction, because they can't be separated again.
 * @throws Refusal 409 that names the other person, unless nobody has the right address or both are one person's
 */
export async function assertNobodyElse(from: string, to: string): Promise<void> {
  const [wrong, { keys, leads, places }] = await Promise.all([findTrace(from), findTrace(to)])
  const isNew = leads.length + places.length === 0
  const isNobody = wrong.leads.length + wrong.places.length === 0
  if (isNew || isNobody || keys[0] === wrong.keys[0]) return
  const name = leads.findLast(({ name }) => name)?.name ?? places.findLast(({ firstName }) => firstName)?.firstName
  throw fieldRefusal(
    409,
    'to',
    `${name ?? 'Someone'} already has this address. If they're the same person, press the button again. You can't undo that.`,
  )
}

/**
 * Corrects a mistyped address in its leads, on its lists and in the emails that didn't reach it. Those are sent again,
 * except for quotes answered through their link and mail for list places they no longer have. Throws when the database
 * is down.
 * @returns how many emails are sent again, after the response
 * @throws Refusal 409 if nothing is stored under the wrong address
 */
export async function correctAddress(from: string, to: string): Promise<number> {
  const correction = { fromKey: emailKeyOf(from), to, toKey: emailKeyOf(to) }
  const { fromKey, toKey } = correction
  const people = await Promise.all([personKeys(fromKey), personKeys(toKey)])
  const mails = await inWriteTransaction(async (tx) => {
    // Locks the leads first, as an answer or a quote does before it reads the address, so that none goes to the old one
    // unnoticed. Of two corrections at once, the second finds nothing left.
    const leads = await tx.lead.updateManyAndReturn({ where: { emailKey: fromKey }, data: { updatedAt: new Date() } })
    const placesBefore = await tx.subscriber.count({ where: { emailKey: fromKey } })
    if (leads.length + placesBefore === 0) throw new Refusal(409, "We don't have anyone with this address.")
    const leadIds = leads.map(({ id }) => id)
    const lost = await cancelLost(tx, fromKey, leadIds)
    await tx.outboxMessage.updateMany({ where: { recipientKey: fromKey }, data: { recipientKey: toKey } })
    // So that the owner's answer to a notice that hasn't gone out yet reaches them. A retry has to stay the same.
    await tx.outboxMessage.updateMany({
      where: { leadId: { in: leadIds }, kind: 'owner-notice', firstTriedAt: null },
      data: { replyTo: replyAddress(to) ?? null },
    })
    const places = await movePlaces(tx, correction)
    await moveAliases(tx, correction, people)
    for (const lead of leads) await correctLead(tx, lead, correction)
    const unanswered = await tx.quote.findMany({ where: { openFor: { in: leadIds }, state: 'sent' } })
    const wanted = lost.filter(({ kind, leadId, subscriberId }) =>
      kind === 'quote'
        ? unanswered.some(({ openFor }) => openFor === leadId)
        : !subscriberId || places.has(subscriberId),
    )
    await tx.outboxMessage.createMany({ data: wanted.map((mail) => copyForResend(mail, to)) })
    return wanted.length
  })
  if (mails > 0) after(() => drainOutbox())
  return mails
}
