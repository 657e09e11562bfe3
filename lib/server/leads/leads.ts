import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'
import { searchTextOfLead } from '@/lib/lead-search'
import { queryAll } from '../base/db'
import { isId } from '../base/ids'
import { keyedHash } from '../base/keyed-hash'
import { inGroupedWrite } from '../base/sql/grouped-writes'
import { type Receipt, type ReceiptOutcome, claimUploads, insert, takeReceipt } from '../base/sql/lead'
import { valueOf } from '../forms/server-halves'
import { emailKeyOf } from '../mail/subscribers'
import { consequencesOf, mailLock } from './consequences'

/** One submission of a form, parsed and ready to store. */
export interface ParsedLead {
  form: FormDefinition
  /** The schema's output; undefined for a held lead that failed validation. */
  data: unknown
  /** The JSON text that's stored. */
  payload: string
  sender: Sender
  meta: Meta
  remarks: readonly string[]
  held: boolean
  idempotencyKey?: string
  client: string
}

const sha256 = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('base64url')

/** Leaves out `timestamp` and `startedAt`, which differ between two attempts to send the same thing. */
function hashBody({ payload, meta, held }: ParsedLead): string {
  const { timestamp: _, ...fields } = JSON.parse(payload) as Record<string, unknown>
  return sha256(JSON.stringify(fields), JSON.stringify({ ...meta, startedAt: undefined }), String(held))
}

/** A form without an idempotency key from the same client counts as a repeat. */
export const keylessWindowMs = 10 * 60_000

/** Identifies a post by its key, or by its client and body. Only with a key does a receipt's id have a colon. */
const receiptOf = ({ form: { slug }, idempotencyKey, client }: ParsedLead, bodyHash: string): Receipt =>
  idempotencyKey
    ? { id: `${slug}:${idempotencyKey}`, bodyHash, expiredBefore: -1 }
    : { id: `${slug}~${keyedHash('receipt', client, bodyHash)}`, bodyHash, expiredBefore: Date.now() - keylessWindowMs }

/**
 * Stores a lead and the emails it causes in one transaction, once per idempotency key.
 * Throws when the database is down.
 */
export async function storeLead(lead: ParsedLead): Promise<ReceiptOutcome> {
  const { form, data, payload, sender, meta, remarks, held } = lead
  const leadId = randomUUID()
  const receivedAt = new Date()
  const receipt = receiptOf(lead, hashBody(lead))
  const row = {
    id: leadId,
    form: form.slug,
    state: held ? ('held' as const) : ('new' as const),
    name: sender.name ?? null,
    email: sender.email,
    emailKey: emailKeyOf(sender.email),
    payload,
    meta: JSON.stringify(meta),
    remarks: JSON.stringify(remarks),
    valueCents: data === undefined ? null : valueOf(form.slug, data),
    createdAt: receivedAt,
    updatedAt: receivedAt,
  }
  const search = { leadId, text: searchTextOfLead(payload, meta) }
  const summary = held ? [] : form.summary(data)
  const photos = (meta.photos ?? []).filter(isId)
  return inGroupedWrite(
    async (query) => {
      const outcome = await takeReceipt(query, receipt, leadId)
      if (outcome !== 'stored') return outcome
      const consequences = held
        ? []
        : await consequencesOf(query, { id: leadId, form, data, summary, sender, meta, remarks, receivedAt })
      await queryAll(query, [
        insert('Lead', row),
        insert('LeadSearch', search),
        ...consequences,
        ...(photos.length ? [claimUploads(photos, leadId)] : []),
      ])
      return outcome
    },
    receipt.id,
    ...(held ? [] : [mailLock(sender)]),
  )
}
