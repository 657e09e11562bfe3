import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'
import { searchTextOfLead } from '@/lib/lead-search'
import { type Query, join, queryAll, sql } from '../base/db'
import { inGroupedWrite } from '../base/grouped-writes'
import { isId } from '../base/ids'
import { type ReceiptOutcome, receiptOf, takeReceipt } from '../base/receipts'
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

/** Assigns the photos that a form names to its lead. Ignores unknown ones and those of another lead. */
async function claimUploads(query: Query, ids: readonly string[] = [], leadId: string): Promise<void> {
  const wellFormed = ids.filter(isId)
  if (wellFormed.length)
    await query(sql`
      UPDATE "Upload" SET "leadId" = ${leadId}, "clientKey" = NULL
      WHERE "id" IN (${join(wellFormed)}) AND "leadId" IS NULL RETURNING "id"`)
}

/**
 * Stores a lead and the emails it causes in one transaction, once per idempotency key.
 * Throws when the database is down.
 */
export async function storeLead(lead: ParsedLead): Promise<ReceiptOutcome> {
  const { form, data, payload, sender, meta, remarks, held } = lead
  const leadId = randomUUID()
  const receivedAt = new Date()
  const receipt = receiptOf(form.slug, lead, hashBody(lead))
  const value = data === undefined ? null : valueOf(form.slug, data)
  const searchText = searchTextOfLead(payload, meta)
  const summary = held ? [] : form.summary(data)
  return inGroupedWrite(
    async (query) => {
      const outcome = await takeReceipt(query, receipt, leadId)
      if (outcome !== 'stored') return outcome
      const consequences = held
        ? []
        : await consequencesOf(query, { id: leadId, form, data, summary, sender, meta, remarks, receivedAt })
      await queryAll(query, [
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
