'use client'

import type { ComponentProps } from 'react'
import { ResponsiveContainer } from 'recharts'
import { cn } from '@/lib/class-names'

/** shadcn's chart, coloured by the page's variables, because the page's policy would block its style element. */
export function ChartContainer({
  className,
  children,
  ...props
}: ComponentProps<'div'> & Pick<ComponentProps<typeof ResponsiveContainer>, 'children'>) {
  return (
    <div
      data-slot="chart"
      className={cn(
        'w-full text-xs [&_.recharts-cartesian-grid_line]:stroke-border [&_.recharts-text]:fill-muted [&_.recharts-tooltip-cursor]:fill-accent/40 [&_svg]:outline-hidden',
        className,
      )}
      {...props}
    >
      <ResponsiveContainer>{children}</ResponsiveContainer>
    </div>
  )
}
