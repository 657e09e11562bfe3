import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { emptyState, type FormState } from '@/lib/forms/form-state'

interface FieldProps {
  /** Sets two of the same form on one page apart. */
  idPrefix: string
  /** The JSON key, nested ones by path. */
  name: string
  label: string
  state?: FormState
  hint?: string
  required?: boolean
  /** Labelled like a required field, though nothing checks it (decision D3). */
  labelledRequired?: boolean
  type?: HTMLInputTypeAttribute
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Makes it a box of several lines. */
  rows?: number
}

/** A labelled field with its hint and its error, the same before scripts, with them and without. */
export function Field({
  idPrefix,
  name,
  label,
  state = emptyState,
  hint,
  required,
  labelledRequired,
  type,
  autoComplete,
  rows,
}: FieldProps) {
  const id = `${idPrefix}-${name}`
  const error = state.errors[name]?.[0]
  const described = [hint && `${id}-hint`, `${id}-error`].filter(Boolean).join(' ')
  const control = {
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
        {!required && !labelledRequired && <span className="font-normal text-muted"> (optional)</span>}
      </Label>
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-2">{rows ? <Textarea rows={rows} {...control} /> : <Input type={type} {...control} />}</div>
      <FieldError id={`${id}-error`} name={name} error={error} />
    </div>
  )
}

/** The place of a field's error: empty until there is one, so that it is announced when it comes. */
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
