import 'server-only'
import { after } from 'next/server'
import type { ReactNode } from 'react'
import type { FieldErrors, FormDefinition } from '@/lib/forms/define-form'
import { metaSchema } from '@/lib/forms/meta'
import { normaliseText } from '@/lib/forms/text'
import type { FormState } from '@/lib/forms/form-state'
import { type ParsedLead, storeLead } from './leads'
import { logProblem } from './log'
import { drainOutbox } from './outbox'
import { formAgainPage } from './plain-answer'
import { treeOf } from './plain-form'
import { Refusal, answer, refuse } from './refusal'
import { type Admitted, admit } from './request'

type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The honeypot, read before the schema strips it: a field that people never see. */
function looksLikeBot(raw: Tree, kind: Admitted['kind']): boolean {
  const filled = kind === 'plain' ? raw.website : isTree(raw.meta) ? raw.meta.website : undefined
  return filled !== undefined && filled !== null && filled !== ''
}

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: Record<string, string[]> = {}
  for (const { path, message } of issues) {
    const field = path.map(String).join('.')
    const known = (errors[field] ??= [])
    if (!known.includes(message)) known.push(message)
  }
  return errors
}

const unreadable = () =>
  new Refusal(422, 'Please check the form.', { errors: { '': ['This needs to be an object with the form’s fields'] } })

/**
 * What a bot sent, kept whole for the owner though it passes no schema. The JSON as it came, not written anew: a body
 * may be nested deeper than anything can be written.
 */
const keptRaw = (raw: Tree, { body }: Admitted) =>
  JSON.stringify({ raw: normaliseText(body.kind === 'json' ? body.text : JSON.stringify(raw)) })

function fillingOf(form: FormDefinition, raw: Tree, admitted: Admitted): ParsedLead {
  const parsed = form.schema.safeParse(raw)
  const held = looksLikeBot(raw, admitted.kind)
  const meta = metaSchema.parse(raw.meta ?? {})
  const common = { form, meta, held, idempotencyKey: admitted.idempotencyKey, client: admitted.client }
  if (parsed.success) {
    const remarks = form.remarks?.(parsed.data, { subscriptionPrice: meta.subscriptionPrice }) ?? []
    return {
      ...common,
      data: parsed.data,
      payload: JSON.stringify(parsed.data),
      sender: form.sender(parsed.data),
      remarks,
    }
  }
  if (held)
    return {
      ...common,
      data: undefined,
      payload: keptRaw(raw, admitted),
      sender: { email: '' },
      remarks: ['It did not pass the form’s checks.'],
    }
  throw new Refusal(422, 'Please check the fields marked below.', { errors: errorsOf(parsed.error.issues) })
}

function rawOf(form: FormDefinition, { body }: Admitted): unknown {
  if (body.kind === 'json') return body.value
  const tree = treeOf(body.fields, form.defaults)
  return form.fromPlain?.(tree, body.fields) ?? tree
}

/** Stores the lead; gives the thank-you page's address. */
async function accept(form: FormDefinition, admitted: Admitted): Promise<string> {
  const raw = rawOf(form, admitted)
  if (!isTree(raw)) throw unreadable()
  const filling = fillingOf(form, raw, admitted)
  const outcome = await storeLead(filling)
  if (outcome === 'conflict') throw new Refusal(409, 'This was sent before with other words. Please send it once more.')
  if (outcome === 'stored') after(() => drainOutbox())
  const figures = filling.data === undefined ? undefined : form.thanks?.(filling.data)
  return `/thanks/${form.slug}${figures ? `?${new URLSearchParams(figures)}` : ''}`
}

const away = () =>
  new Refusal(503, 'We could not store your message just now. Please try again in a moment.', {
    headers: { 'Retry-After': '10' },
  })

/** Shows a form's fields again, with what was typed and what is wrong. */
export type FormFields = (props: { state: FormState }) => ReactNode

/**
 * The one way in for every form: admit, parse, store with its mails in one transaction, answer (house, "One lead's path").
 * @param fields the form's own fields, for answering a plain post
 */
export function acceptLead<In, Out>(definition: FormDefinition<In, Out>, fields: FormFields) {
  const form = definition as unknown as FormDefinition
  return async function POST(request: Request): Promise<Response> {
    let admitted: Admitted | undefined
    try {
      admitted = await admit(request)
      const thanks = await accept(form, admitted)
      if (admitted.kind === 'plain')
        return new Response(null, { status: 303, headers: { Location: thanks, 'Cache-Control': 'no-store' } })
      return answer(200, { success: true, message: Object.values(form.words)[0]!.success.description })
    } catch (error) {
      if (!(error instanceof Refusal)) logProblem(form.endpoint, error)
      const refusal = error instanceof Refusal ? error : away()
      const typed = admitted?.body.kind === 'plain' ? admitted.body.fields : undefined
      return typed ? formAgainPage({ form, fields, typed, refusal }) : refuse(refusal)
    }
  }
}
