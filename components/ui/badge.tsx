import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

const badgeVariants = cva(
  'inline-flex w-fit items-center gap-1.5 rounded-full px-3 py-1 text-xs leading-tight font-semibold',
  {
    variants: {
      variant: {
        neutral: 'bg-driftwood text-ink',
        wattle: 'bg-primary text-primary-foreground',
        lagoon: 'bg-lagoon text-ink',
        coral: 'bg-coral text-ink',
        success: 'bg-success-tint text-success',
        warn: 'bg-warn-tint text-warn',
        error: 'bg-error-tint text-error',
        outline: 'border border-current text-muted',
      },
    },
    defaultVariants: { variant: 'neutral' },
  },
)

export type BadgeVariants = VariantProps<typeof badgeVariants>

export function Badge({ className, variant, ...props }: ComponentProps<'span'> & BadgeVariants) {
  return <span className={cn(badgeVariants({ variant }), className)} {...props} />
}
