import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { Row, Sender } from '@/lib/forms/define-form'
import { type Meta, metaSchema } from '@/lib/forms/meta'
import { formBySlug } from '@/lib/forms/registry'
import { undefinedIfThrows } from './server-halves'
import type { LeadForMail } from './template'

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A bot's submission that failed validation is stored as received (lib/server/leads/intake.ts). */
export const isRaw = (payload: object): payload is { raw: string } =>
  Object.keys(payload).length === 1 && 'raw' in payload

/** A lead's summary by its form, or its fields as stored if the form has since changed or been removed. */
export function summaryOf({ form, payload }: Pick<Lead, 'form' | 'payload'>): readonly Row[] {
  const data = JSON.parse(payload) as Record<string, unknown>
  if (isRaw(data)) return [['What they sent', data.raw]]
  const rows = undefinedIfThrows(() => formBySlug(form)?.summary(data)) ?? Object.entries(data)
  return rows.map(
    ([label, value, ...kind]: readonly [string, unknown, Row[2]?]) => [label, plain(value), ...kind] as const,
  )
}

/** What a lead's form knows about its sender, leaving out what an earlier version of the form stored differently. */
export function senderOf({ form, payload }: Pick<Lead, 'form' | 'payload'>): Partial<Sender> {
  const sender = undefinedIfThrows(() => formBySlug(form)?.sender(JSON.parse(payload))) ?? {}
  return Object.fromEntries(Object.entries(sender).filter(([, fact]) => typeof fact === 'string'))
}

export const labelOf = (form: string) => formBySlug(form)?.label ?? form

export const metaOf = ({ meta }: Pick<Lead, 'meta'>): Meta => metaSchema.parse(JSON.parse(meta))

export const remarksOf = ({ remarks }: Pick<Lead, 'remarks'>) => JSON.parse(remarks) as string[]

/**
 * A stored lead in the shape that emails are rendered from. Undefined if its form has been removed, or if it never
 * passed validation. The sender is known even if the form has changed since.
 */
export function leadForMail(lead: Lead, unsubscribeUrl?: string): LeadForMail | undefined {
  const form = formBySlug(lead.form)
  const data = JSON.parse(lead.payload) as object
  if (!form || isRaw(data)) return undefined
  return {
    id: lead.id,
    form,
    data,
    summary: summaryOf(lead),
    sender: { ...senderOf(lead), name: lead.name ?? undefined, email: lead.email ?? '' },
    meta: metaOf(lead),
    remarks: remarksOf(lead),
    receivedAt: lead.createdAt,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
