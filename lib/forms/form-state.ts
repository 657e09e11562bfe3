import type { ReactNode } from 'react'
import type { FieldErrors } from './define-form'

/** What a form shows: values by field name (several for a list), errors by field path, and an overall message. */
export interface FormState {
  readonly values: Readonly<Record<string, readonly string[]>>
  readonly errors: FieldErrors
  readonly message?: string
}

/** What every field gets from its form (`fieldProps`). */
export interface FormField {
  /** Keeps ids unique if the same form is on a page twice. */
  readonly idPrefix: string
  /** The JSON key, or the path of a nested one. It's repeated for a list. */
  readonly name: string
  /** Text of the label or legend. */
  readonly label: string
  readonly state?: FormState
  readonly required?: boolean
  /** What fits in it, for an assistant, which no check of the browser's reaches. */
  readonly format?: string
}

export const emptyState: FormState = { values: {}, errors: {} }

/** A form's fields, which the server renders again when it rejects a plain post. */
export type FormFields = (props: { state: FormState }) => ReactNode
