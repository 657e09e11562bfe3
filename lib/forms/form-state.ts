import type { ReactNode } from 'react'
import type { FieldErrors } from './define-form'

/** What a form shows: values by field name (several for a list), errors by field path, and an overall message. */
export interface FormState {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: FieldErrors
  readonly message?: string
}

export const emptyState: FormState = { values: {}, errors: {} }

/** A form's fields, which the server renders again when it rejects a plain post. */
export type FormFields = (props: { state: FormState }) => ReactNode
