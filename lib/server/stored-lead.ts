import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { Row } from '@/lib/forms/define-form'
import { type Meta, metaSchema } from '@/lib/forms/meta'
import { formBySlug } from '@/lib/forms/registry'
import type { LeadForMail } from './mail/template'
import { ifUnderstood } from './server-halves'

const plain = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** A bot's submission that failed validation is stored as it came (lib/server/intake.ts). */
export const isRaw = (payload: object): payload is { raw: string } =>
  Object.keys(payload).length === 1 && 'raw' in payload

/** A lead in its form's own words; field by field as stored if the form has changed since or is gone. */
export function summaryOf({ form, payload }: Pick<Lead, 'form' | 'payload'>): readonly Row[] {
  const data = JSON.parse(payload) as Record<string, unknown>
  if (isRaw(data)) return [['What was sent', data.raw]]
  const rows = ifUnderstood(() => formBySlug(form)?.summary(data)) ?? Object.entries(data)
  return rows.map(([label, value]: readonly [string, unknown]) => [label, plain(value)] as const)
}

/** What was answered under a label; empty without. Every form calls its sender's phone, say, the same. */
export const answerTo = (label: string, summary: readonly Row[]) => summary.find(([name]) => name === label)?.[1] ?? ''

export const labelOf = (form: string) => formBySlug(form)?.label ?? form

export const metaOf = ({ meta }: Pick<Lead, 'meta'>): Meta => metaSchema.parse(JSON.parse(meta))

export const remarksOf = ({ remarks }: Pick<Lead, 'remarks'>) => JSON.parse(remarks) as string[]

/**
 * A stored lead as mails are written from it. Undefined if its form is gone, or if it never passed validation. Who sent
 * it is known even if its form has changed since.
 */
export function leadForMail(lead: Lead, unsubscribeUrl?: string): LeadForMail | undefined {
  const form = formBySlug(lead.form)
  const data = JSON.parse(lead.payload) as object
  if (!form || isRaw(data)) return undefined
  const firstName: unknown = ifUnderstood(() => form.sender(data))?.firstName
  return {
    id: lead.id,
    form,
    data,
    summary: summaryOf(lead),
    sender: {
      name: lead.name ?? undefined,
      firstName: typeof firstName === 'string' ? firstName : undefined,
      email: lead.email ?? '',
    },
    meta: metaOf(lead),
    remarks: remarksOf(lead),
    receivedAt: lead.createdAt,
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}
