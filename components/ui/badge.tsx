import type { ComponentProps } from 'react'
import { classes } from '@/lib/class-names'

const variants = {
  neutral: 'bg-driftwood text-ink',
  wattle: 'bg-primary text-primary-foreground',
  lagoon: 'bg-lagoon text-ink',
  coral: 'bg-coral text-ink',
  success: 'bg-success-tint text-success',
  warn: 'bg-warn-tint text-warn',
  error: 'bg-error-tint text-error',
  outline: 'border border-current text-muted',
  strong: 'border border-current text-ink',
}

export interface BadgeVariants {
  variant?: keyof typeof variants
}

export function Badge({ className, variant = 'neutral', ...props }: ComponentProps<'span'> & BadgeVariants) {
  return (
    <span
      className={classes(
        'inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-1 text-xs leading-tight font-semibold',
        variants[variant],
        className,
      )}
      {...props}
    />
  )
}
