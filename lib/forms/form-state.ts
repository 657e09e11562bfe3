import type { FieldErrors } from './define-form'

/** What a form shows: values by field name (a list's by repetition), errors by field path, and a word about the whole. */
export interface FormState {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: FieldErrors
  readonly message?: string
}

export const emptyState: FormState = { values: {}, errors: {} }
