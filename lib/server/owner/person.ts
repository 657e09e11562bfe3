import 'server-only'
import type { Lead, Note, OutboxMessage, Upload } from '@/generated/sqlite/client'
import { db, inWriteTransaction, queryIn, vacuumDatabase } from '../base/db'
import { labelOf, metaOf, remarksOf, summaryOf } from '../forms/stored-lead'
import { linesOf } from '../leads/stored-quote'
import { noteDepartures } from '../mail/departures'
import { renderMail } from '../mail/render'
import { queueSync, segments } from '../mail/segments'
import { eraseMistyped } from './erase-mistyped'
import { listedMail } from './mails'
import { type Trace, deleteDigests, findAddresses, findCorrected, findTrace, maxLeads } from './person-trace'

type Photo = Pick<Upload, 'id' | 'leadId' | 'width' | 'height' | 'size' | 'createdAt'>

function exportLead(lead: Lead, photos: readonly Photo[], notes: readonly Note[]) {
  const { payload, emailKey: _, ...rest } = lead
  return {
    ...rest,
    label: labelOf(lead.form),
    fields: summaryOf(lead).map(([label, value]) => ({ label, value })),
    data: JSON.parse(payload) as unknown,
    meta: metaOf(lead),
    remarks: remarksOf(lead),
    notes: notes.filter(({ leadId }) => leadId === lead.id).map(({ leadId: _, ...note }) => note),
    photos: photos
      .filter(({ leadId }) => leadId === lead.id)
      .map(({ leadId: _, ...photo }) => ({ ...photo, address: `/api/admin/uploads/${photo.id}` })),
  }
}

async function exportMail(message: OutboxMessage) {
  const { id, kind, recipient, replyTo, subject, state, outcome, createdAt, sentAt } = message
  const bodies = await renderMail(message)
  return { id, kind, recipient, replyTo, subject, text: bodies?.text ?? null, state, outcome, createdAt, sentAt }
}

/** Everything stored about a person under any of their addresses, to give to them. */
export async function exportPerson(email: string) {
  const { keys, leads, places, mails } = await findTrace(email)
  const client = await db()
  const ofLeads = { leadId: { in: leads.map(({ id }) => id) } }
  const orderBy = { createdAt: 'asc' } as const
  const [messages, photos, notes, quotes] = await Promise.all([
    client.outboxMessage.findMany({ where: { AND: [mails, listedMail] }, orderBy }),
    client.upload.findMany({ where: ofLeads, omit: { bytes: true }, orderBy }),
    client.note.findMany({ where: ofLeads, orderBy }),
    client.quote.findMany({ where: ofLeads, omit: { openFor: true, token: true }, orderBy }),
  ])
  return {
    email: keys[0],
    addresses: keys,
    leads: leads.map((lead) => exportLead(lead, photos, notes)),
    subscriptions: places.map(({ token: _, emailKey: __, ...place }) => ({
      ...place,
      state: place.unsubscribedAt ? ('left' as const) : ('subscribed' as const),
    })),
    mails: await Promise.all(messages.map(exportMail)),
    quotes: quotes.map((quote) => ({ ...quote, lines: linesOf(quote) })),
  }
}

/** Erases what a trace finds, and unless there are more leads, also which addresses are the person's. */
async function eraseTrace(trace: Trace) {
  const { keys, leads, mails } = trace
  const ids = leads.map(({ id }) => id)
  const corrected = await findCorrected(trace)
  const addresses = await findAddresses(trace)
  return inWriteTransaction(async (tx) => {
    const { count: mailCount } = await tx.outboxMessage.deleteMany({ where: mails })
    // After the notices, which a digest that's being written locks: by now it exists, or it can't find them any more.
    await deleteDigests(tx, addresses)
    for (const lead of corrected) await eraseMistyped(tx, lead, keys)
    await tx.receipt.deleteMany({ where: { leadId: { in: ids } } })
    const { count: leadCount } = await tx.lead.deleteMany({ where: { id: { in: ids } } })
    // After the leads, because saving a draft locks its lead: by now the draft exists and is deleted too.
    await tx.quote.deleteMany({ where: { leadId: { in: ids } } })
    await queueSync(queryIn(tx), keys)
    // By address, because a held sign-up may have been released since.
    const { count: subscriptions } = await tx.subscriber.deleteMany({ where: { emailKey: { in: [...keys] } } })
    if (!Object.keys(segments()).length) await tx.listSync.deleteMany({ where: { emailKey: { in: [...keys] } } })
    await noteDepartures(
      tx,
      keys.map((emailKey) => ({ parts: [emailKey], how: 'erased' })),
    )
    if (leads.length < maxLeads)
      await tx.personAlias.deleteMany({ where: { OR: [{ mainKey: keys[0] }, { emailKey: { in: [...keys] } }] } })
    return { leads: leadCount, subscriptions, mails: mailCount }
  })
}

/**
 * Erases what `exportPerson` finds, along with sign-in links, the leads' receipts and the digests that mention the
 * person, in one transaction for each trace; on SQLite, then from the file itself. An address that was typed by mistake
 * is also taken out of the leads it has been corrected in. If a list is kept in step with Resend, their addresses stay
 * queued until Resend has been told to forget them. Throws when the database is down, or busy for too long; calling it
 * again finishes the job.
 */
export async function erasePerson(email: string) {
  const erased = { leads: 0, subscriptions: 0, mails: 0 }
  let trace
  do {
    trace = await findTrace(email)
    const { leads, subscriptions, mails } = await eraseTrace(trace)
    erased.leads += leads
    erased.subscriptions += subscriptions
    erased.mails += mails
  } while (trace.leads.length === maxLeads)
  await vacuumDatabase()
  return erased
}
