import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'
import { consequencesOf, mailLock } from './consequences'
import { type Query, sql, together } from './db'
import { inGroupedWrite } from './grouped-writes'
import { keyedHash } from './keyed-hash'
import { searchTextOfLead } from './search-text'
import { valueOf } from './server-halves'
import { emailKeyOf } from './subscribers'
import { claimUploads } from './uploads'

/** How long the same body from the same client without a key counts as the same (contract, Form endpoints). */
const keylessWindowMs = 10 * 60_000
/** How long an idempotency key is known: no browser tries one filling again after a month. */
const keyedWindowMs = 30 * 24 * 3_600_000

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

/** `repeated`: stored before under the same key. `conflict`: the same key came with another body. */
export type Outcome = 'stored' | 'repeated' | 'conflict'

const sha256 = (...parts: string[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('base64url')

/** Leaves out `timestamp` and `startedAt`: they differ between two attempts to send the same thing. */
function hashBody({ payload, meta, held }: ParsedLead): string {
  const { timestamp: _, ...fields } = JSON.parse(payload) as Record<string, unknown>
  return sha256(JSON.stringify(fields), JSON.stringify({ ...meta, startedAt: undefined }), String(held))
}

interface Receipt {
  id: string
  bodyHash: string
  leadId: string
  /** A receipt older than this no longer counts; epoch in ms. */
  expiredBefore: number
}

/** One statement decides who was first, the same on both databases and across instances. */
async function takeReceipt(query: Query, { id, bodyHash, leadId, expiredBefore }: Receipt): Promise<Outcome> {
  const [taken] = await query(sql`
    INSERT INTO "Receipt" ("id", "bodyHash", "leadId", "at") VALUES (${id}, ${bodyHash}, ${leadId}, ${Date.now()})
    ON CONFLICT ("id") DO UPDATE SET "bodyHash" = excluded."bodyHash", "leadId" = excluded."leadId", "at" = excluded."at"
    WHERE "Receipt"."at" < ${expiredBefore}
    RETURNING "id"`)
  if (taken) return 'stored'
  const [known] = await query<{ bodyHash: string }>(sql`SELECT "bodyHash" FROM "Receipt" WHERE "id" = ${id}`)
  return known?.bodyHash === bodyHash ? 'repeated' : 'conflict'
}

/** Deletes the receipts that no longer count. Only those of a key have a colon in their id. */
export async function deleteExpiredReceipts(query: Query): Promise<void> {
  const now = Date.now()
  await query(sql`
    DELETE FROM "Receipt" WHERE "at" < ${now - keyedWindowMs} OR ("at" < ${now - keylessWindowMs} AND "id" NOT LIKE '%:%')
    RETURNING "at"`)
}

/**
 * Stores a lead and the mails it causes in one transaction, once per idempotency key.
 * Throws when the database is down.
 */
export async function storeLead(lead: ParsedLead): Promise<Outcome> {
  const { form, data, payload, sender, meta, remarks, held, idempotencyKey, client } = lead
  const leadId = randomUUID()
  const receivedAt = new Date()
  const bodyHash = hashBody(lead)
  const receipt = idempotencyKey
    ? { id: `${form.slug}:${idempotencyKey}`, expiredBefore: -1 }
    : {
        id: `${form.slug}~${keyedHash('receipt', client, bodyHash)}`,
        expiredBefore: receivedAt.getTime() - keylessWindowMs,
      }
  const value = data === undefined ? null : valueOf(form.slug, data)
  const searchText = searchTextOfLead(payload, meta)
  const summary = held ? [] : form.summary(data)
  return inGroupedWrite(
    async (query) => {
      const outcome = await takeReceipt(query, { ...receipt, bodyHash, leadId })
      if (outcome !== 'stored') return outcome
      const consequences = held
        ? []
        : await consequencesOf(query, { id: leadId, form, data, summary, sender, meta, remarks, receivedAt })
      await together(query, [
        sql`
          INSERT INTO "Lead" ("id", "form", "state", "name", "email", "emailKey", "payload", "meta", "remarks", "valueCents", "createdAt", "updatedAt")
          VALUES (${leadId}, ${form.slug}, ${held ? 'held' : 'new'}, ${sender.name ?? null}, ${sender.email},
            ${emailKeyOf(sender.email)}, ${payload}, ${JSON.stringify(meta)}, ${JSON.stringify(remarks)}, ${value}, ${receivedAt}, ${receivedAt})
          RETURNING "id"`,
        sql`INSERT INTO "LeadSearch" ("leadId", "text") VALUES (${leadId}, ${searchText}) RETURNING "leadId"`,
        ...consequences,
      ])
      await claimUploads(query, meta.photos, leadId)
      return outcome
    },
    receipt.id,
    ...(held ? [] : [mailLock(sender)]),
  )
}
