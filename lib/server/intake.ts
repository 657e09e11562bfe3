import 'server-only'
import { after } from 'next/server'
import { type FieldErrors, type FormDefinition, wordsAt } from '@/lib/forms/define-form'
import type { FormFields } from '@/lib/forms/form-state'
import { metaSchema } from '@/lib/forms/meta'
import { bodyFromFields } from '@/lib/forms/parse-fields'
import { normaliseText } from '@/lib/forms/text'
import { remarksOn, templatesFor } from './forms'
import { type Filling, storeLead } from './leads'
import { logProblem } from './log'
import { drainOutbox } from './outbox'
import { renderRejectedForm } from './plain-answer'
import { Refusal, answer, refuse } from './refusal'
import { type Admitted, admit } from './request'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The honeypot, read before the schema strips it: a field that people never see. */
function looksLikeBot(raw: Tree, kind: Admitted['kind']): boolean {
  const filled = kind === 'plain' ? raw.website : isTree(raw.meta) ? raw.meta.website : undefined
  return filled !== undefined && filled !== null && filled !== ''
}

function errorsByPath(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors = new Map<string, Set<string>>()
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    errors.set(field, (errors.get(field) ?? new Set()).add(message))
  }
  return Object.fromEntries([...errors].map(([field, messages]) => [field, [...messages]]))
}

/**
 * What a bot sent, kept whole for the owner though it passes no schema. The JSON as it came, not serialised anew: a body
 * may be nested too deeply for that.
 */
const rawPayload = (raw: Tree, { body }: Admitted) =>
  JSON.stringify({ raw: normaliseText(body.kind === 'json' ? body.text : JSON.stringify(raw)) })

function parseLead(form: FormDefinition, admitted: Admitted): Filling {
  const { body, kind, idempotencyKey, client } = admitted
  const raw = body.kind === 'json' ? body.value : bodyFromFields(form, body.fields)
  if (!isTree(raw)) {
    const errors = { '': ['This needs to be an object with the form’s fields'] }
    throw new Refusal(422, 'Please check the form.', { errors })
  }
  const parsed = form.schema.safeParse(raw)
  const held = looksLikeBot(raw, kind)
  const meta = metaSchema.parse(raw.meta ?? {})
  const common = { form, meta, held, idempotencyKey, client }
  if (parsed.success) {
    const { data } = parsed
    const remarks = remarksOn(form.slug, data, meta)
    return { ...common, data, payload: JSON.stringify(data), sender: form.sender(data), remarks }
  }
  if (held) {
    const remarks = ['It did not pass the form’s checks.']
    return { ...common, data: undefined, payload: rawPayload(raw, admitted), sender: { email: '' }, remarks }
  }
  throw new Refusal(422, 'Please check the fields marked below.', { errors: errorsByPath(parsed.error.issues) })
}

/** Stores the lead; gives the thank-you page's address. */
async function accept(form: FormDefinition, admitted: Admitted): Promise<string> {
  const lead = parseLead(form, admitted)
  const outcome = await storeLead(lead, templatesFor(form))
  if (outcome === 'conflict') throw new Refusal(409, 'This was sent before with other words. Please send it once more.')
  if (outcome === 'stored') after(() => drainOutbox())
  const figures = lead.data === undefined ? undefined : form.thanks?.(lead.data)
  return `/thanks/${form.slug}${figures ? `?${new URLSearchParams(figures)}` : ''}`
}

const unavailable = () =>
  new Refusal(503, 'We could not store your message just now. Please try again in a moment.', {
    headers: { 'Retry-After': '10' },
  })

/**
 * The one way in for every form: admit, parse, store with its mails in one transaction, answer (docs/house.md, "One
 * lead's path").
 * @param fields the form's own fields, for answering a plain post
 */
export function acceptLead<In, Out>(definition: FormDefinition<In, Out>, fields: FormFields) {
  const form = definition as unknown as FormDefinition
  return async (request: Request): Promise<Response> => {
    let admitted: Admitted | undefined
    try {
      admitted = await admit(request)
      const thanks = await accept(form, admitted)
      if (admitted.kind === 'plain')
        return new Response(null, { status: 303, headers: { Location: thanks, 'Cache-Control': 'no-store' } })
      return answer(200, { success: true, message: wordsAt(form).success.description })
    } catch (error) {
      if (!(error instanceof Refusal)) logProblem(form.endpoint, error)
      const refusal = error instanceof Refusal ? error : unavailable()
      const typed = admitted?.body.kind === 'plain' ? admitted.body.fields : undefined
      return typed ? renderRejectedForm({ form, fields, typed, refusal }) : refuse(refusal)
    }
  }
}
