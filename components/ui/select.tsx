import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { fieldClasses } from './input'

/** The browser's own list of one of several: it opens the phone's wheel and works without scripts. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select data-slot="select" className={clsx(fieldClasses, 'min-h-12', className)} {...props} />
}
