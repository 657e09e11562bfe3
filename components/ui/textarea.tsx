import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClasses } from './input'

/** As tall as what is in it, and never wider than its place: a pasted link is broken. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      data-slot="textarea"
      rows={rows}
      className={clsx(fieldClasses, 'field-sizing-content min-h-32 wrap-anywhere', className)}
      {...props}
    />
  )
}
