import { classes } from '@/lib/class-names'
import type { ComponentProps } from 'react'
import { fieldClasses } from './input'

/** As tall as its content, and never wider than its container: a long link breaks. */
export function Textarea({ className, rows = 5, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classes(
        fieldClasses,
        'field-sizing-content wrap-anywhere',
        rows > 2 ? 'min-h-32' : 'min-h-20',
        className,
      )}
      {...props}
    />
  )
}
