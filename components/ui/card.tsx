import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

export function Card({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card"
      className={cn('rounded-card bg-card p-6 text-card-foreground sm:p-8', className)}
      {...props}
    />
  )
}
