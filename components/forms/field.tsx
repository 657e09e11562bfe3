import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { emptyState, type FormField } from '@/lib/forms/form-state'

interface FieldProps extends FormField {
  hint?: string
  /** Labelled like a required field, though nothing checks it. */
  labelledRequired?: boolean
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Makes it a textarea of this many rows. */
  rows?: number
}

/** Texts as sentences, for an assistant. */
export const inSentences = (...texts: readonly (string | undefined)[]) =>
  texts
    .filter(Boolean)
    .join('. ')
    .replace(/([?.])\./g, '$1')

/** A labelled field with its hint and error, the same before hydration, after it and without scripts. */
export function Field({
  idPrefix,
  name,
  label,
  state = emptyState,
  hint,
  required,
  format,
  labelledRequired,
  type,
  autoComplete,
  rows,
}: FieldProps) {
  const id = `${idPrefix}-${name}`
  const error = state.errors[name]?.[0]
  const described = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ')
  const control = {
    toolparamdescription: inSentences(required ? label : `${label} (optional)`, hint, format),
    className: 'mt-2',
    id,
    name,
    required,
    autoComplete,
    defaultValue: state.values[name]?.[0] ?? '',
    'aria-describedby': described,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div>
      <Label htmlFor={id}>
        {label}
        {!required && !labelledRequired && <OptionalMark />}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {rows ? <Textarea rows={rows} {...control} /> : <Input type={type} {...control} />}
      <FieldError id={`${id}-error`} name={name} error={error} />
    </div>
  )
}

/** Follows the label of a field that may be left empty. */
export const OptionalMark = () => <span className="font-normal text-muted"> (optional)</span>

/** A field's error. It's rendered while empty, so that screen readers announce an error when it appears. */
export function FieldError({ id, name, error }: { id: string; name: string; error?: string }) {
  return (
    <p
      id={id}
      data-error-for={name}
      aria-live="polite"
      className="mt-1.5 text-sm font-semibold text-error empty:hidden"
    >
      {error}
    </p>
  )
}
