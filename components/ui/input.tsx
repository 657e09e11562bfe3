import { classes } from '@/lib/class-names'
import type { ComponentProps } from 'react'

/** Shared by input, textarea and select: at least 44 px tall, with a visible border, red when invalid. */
export const fieldClasses =
  'w-full min-w-0 rounded-input border-[1.5px] border-input bg-silica px-4 py-2.5 text-base text-ink placeholder:text-muted hover:border-reef disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-destructive aria-invalid:bg-error-tint'

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={classes(fieldClasses, 'min-h-12', className)} {...props} />
}
