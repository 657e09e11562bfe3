import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'
import { type Transaction, durably } from './db'
import { env } from './env'
import type { LeadForMail, MailTemplate, RenderedMail } from './mail/template'
import { emailKeyOf, subscribe, tokenFor } from './subscribers'
import { claimUploads } from './uploads'

/** How long the same body from the same client without a key counts as the same (contract, Form endpoints). */
const keylessWindowMs = 10 * 60_000

export interface Filling {
  form: FormDefinition
  /** What the schema gave; undefined for a held lead that did not pass it. */
  data: unknown
  /** The JSON text that is kept. */
  payload: string
  sender: Sender
  meta: Meta
  remarks: readonly string[]
  held: boolean
  idempotencyKey?: string
  client: string
}

export type Outcome = 'stored' | 'repeated' | 'conflict'

const sha256 = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('base64url')

/** `timestamp` says when a body was sent, not what it says: it differs between two sendings of one filling. */
function bodyHashOf({ payload, meta, held }: Filling): string {
  const { timestamp: _, ...said } = JSON.parse(payload) as Record<string, unknown>
  return sha256(JSON.stringify(said), JSON.stringify({ ...meta, startedAt: undefined }), String(held))
}

/** One statement decides who was first, alike on both databases and across instances. */
async function takeReceipt(
  tx: Transaction,
  id: string,
  bodyHash: string,
  leadId: string,
  replaceBefore: number,
): Promise<Outcome> {
  const taken = await tx.$executeRaw`
    INSERT INTO "Receipt" ("id", "bodyHash", "leadId", "at") VALUES (${id}, ${bodyHash}, ${leadId}, ${BigInt(Date.now())})
    ON CONFLICT ("id") DO UPDATE SET "bodyHash" = excluded."bodyHash", "leadId" = excluded."leadId", "at" = excluded."at"
    WHERE "Receipt"."at" < ${BigInt(replaceBefore)}`
  if (taken > 0) return 'stored'
  const known = await tx.receipt.findUnique({ where: { id }, select: { bodyHash: true } })
  return known?.bodyHash === bodyHash ? 'repeated' : 'conflict'
}

export const firstNameOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'firstName' in data && typeof data.firstName === 'string'
    ? data.firstName
    : undefined

/** The rows of the mails that a lead causes. In a preview they are captured and never sent. */
export function outboxRows(mails: readonly RenderedMail[], leadId: string, subscriberId?: string) {
  const state = env().stage === 'preview' ? ('captured' as const) : ('pending' as const)
  return mails.map(({ headers, ...mail }) => ({
    ...mail,
    headers: JSON.stringify(headers ?? {}),
    leadId,
    state,
    subscriberId: mail.kind === 'welcome' ? subscriberId : undefined,
  }))
}

async function storeOnce(filling: Filling, templates: readonly MailTemplate[]): Promise<Outcome> {
  const { form, data, payload, sender, meta, remarks, held, idempotencyKey, client } = filling
  const leadId = randomUUID()
  const receivedAt = new Date()
  const list = held ? undefined : form.consent
  const token = list && (await tokenFor(list.list, sender.email))
  const lead: LeadForMail = {
    id: leadId,
    form,
    data,
    sender,
    meta,
    remarks,
    receivedAt,
    ...(token && { unsubscribeUrl: `${env().siteUrl}/unsubscribe/${token}` }),
  }
  // Rendered before the transaction: forty milliseconds of markup are no time to hold a lock.
  const mails = held ? [] : await Promise.all(templates.map((template) => template(lead)))
  const bodyHash = bodyHashOf(filling)
  const receiptId = idempotencyKey ? `${form.slug}:${idempotencyKey}` : `${form.slug}~${sha256(client, bodyHash)}`
  return durably(async (tx) => {
    const outcome = await takeReceipt(
      tx,
      receiptId,
      bodyHash,
      leadId,
      idempotencyKey ? -1 : Date.now() - keylessWindowMs,
    )
    if (outcome !== 'stored') return outcome
    await tx.lead.create({
      data: {
        id: leadId,
        form: form.slug,
        state: held ? 'held' : 'new',
        name: sender.name,
        email: sender.email,
        emailKey: emailKeyOf(sender.email),
        payload,
        meta: JSON.stringify(meta),
        remarks: JSON.stringify(remarks),
        createdAt: receivedAt,
      },
    })
    await claimUploads(tx, meta.photos, leadId)
    const place =
      list && token
        ? await subscribe(tx, {
            list: list.list,
            email: sender.email,
            firstName: firstNameOf(data),
            source: meta.source ?? form.slug,
            consent: list.words,
            token,
            at: receivedAt,
          })
        : undefined
    const due = mails.filter((mail) => mail.kind !== 'welcome' || place?.welcome)
    if (due.length) await tx.outboxMessage.createMany({ data: outboxRows(due, leadId, place?.id) })
    return outcome
  })
}

/**
 * Keeps a filled form and the mails it causes in one transaction, once per idempotency key.
 * Throws when the database is away.
 */
export async function storeLead(filling: Filling, templates: readonly MailTemplate[]): Promise<Outcome> {
  try {
    return await storeOnce(filling, templates)
  } catch (error) {
    // The same address signed up twice in the same instant: the second time it is there already.
    if ((error as { code?: string }).code !== 'P2002') throw error
    return storeOnce(filling, templates)
  }
}
