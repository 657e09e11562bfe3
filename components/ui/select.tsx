import { classes } from '@/lib/class-names'
import type { ComponentProps } from 'react'
import { fieldClasses } from './input'

/** The browser's native select, which works without JavaScript and suits phones; base.css draws its arrow. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return <select className={classes(fieldClasses, 'min-h-12', className)} {...props} />
}
