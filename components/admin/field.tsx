import type { ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'

interface FieldProps extends ComponentProps<'input'> {
  readonly id: string
  readonly label: string
  /** The error message. */
  readonly error?: string
}

export const Problem = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <p id={id} role="alert" className="text-sm text-error">
    {text}
  </p>
)

/** A label, an input and its error message. */
export function Field({ id, label, error, ...props }: FieldProps) {
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} aria-invalid={error ? true : undefined} aria-describedby={error && `${id}-error`} {...props} />
      {error && <Problem id={`${id}-error`} text={error} />}
    </div>
  )
}
