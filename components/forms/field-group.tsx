import type { ReactNode } from 'react'
import { emptyState, type FormField, type FormState } from '@/lib/forms/form-state'
import { FieldError, OptionalMark, inSentences } from './field'

interface FieldGroupProps extends FormField {
  readonly className?: string
  readonly children: ReactNode
}

/** The first error of a list or of anything in it (`bestTimes.0`). */
function errorWithin({ errors }: FormState, name: string): string | undefined {
  const path = Object.keys(errors).find((key) => key === name || key.startsWith(`${name}.`))
  return path && errors[path]?.[0]
}

/**
 * Several controls under one legend. Their error is always above them, because on a phone the first choice and what's
 * below the last don't always fit on one screen.
 */
export function FieldGroup({
  idPrefix,
  name,
  label,
  state = emptyState,
  required,
  format,
  className,
  children,
}: FieldGroupProps) {
  const errorId = `${idPrefix}-${name}-error`
  return (
    <fieldset
      aria-describedby={errorId}
      className={className}
      toolparamdescription={required ? inSentences(label, format) : `${label} (optional)`}
    >
      <legend className="block text-sm font-semibold">
        {label}
        {!required && <OptionalMark />}
      </legend>
      <FieldError id={errorId} name={name} error={errorWithin(state, name)} />
      {children}
    </fieldset>
  )
}
