import type { ReactNode } from 'react'
import type { FieldErrors } from './define-form'

/** What a form shows: values by field name (a list's by repetition), errors by field path, a message about the whole. */
export interface FormState {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: FieldErrors
  readonly message?: string
}

export const emptyState: FormState = { values: {}, errors: {} }

/** A form's fields, which the server renders again for a plain post that it could not take. */
export type FormFields = (props: { state: FormState }) => ReactNode
