import 'server-only'
import type { FormDefinition } from '@/lib/forms/define-form'
import type { FormFields } from '@/lib/forms/form-state'
import { acceptLead } from './intake'
import { methodNotAllowed } from './refusal'

/**
 * A form's endpoint: POST takes leads, every other method is answered 405 (contract, Form endpoints).
 * @param fields the form's own fields, for answering a plain post that was not taken
 */
export function formRoute<In, Out>(form: FormDefinition<In, Out>, fields: FormFields) {
  const not = methodNotAllowed
  return { DELETE: not, GET: not, HEAD: not, OPTIONS: not, PATCH: not, PUT: not, POST: acceptLead(form, fields) }
}
