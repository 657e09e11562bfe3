'use client'

import * as ToggleGroupPrimitive from '@radix-ui/react-toggle-group'
import type { ComponentProps } from 'react'
import { useReady } from '@/components/ui/use-in-browser'
import { cn } from '@/lib/class-names'

/** A row of choices, one (or several, with `type="multiple"`) of them on. Its space is kept until hydration. */
export function ToggleGroup({ className, ...props }: ComponentProps<typeof ToggleGroupPrimitive.Root>) {
  const classes = cn('flex min-h-11 flex-wrap gap-2', className)
  return useReady() ? <ToggleGroupPrimitive.Root className={classes} {...props} /> : <div className={classes} />
}

export function ToggleGroupItem(props: ComponentProps<typeof ToggleGroupPrimitive.Item>) {
  return (
    <ToggleGroupPrimitive.Item
      className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-input px-4 text-sm hover:bg-accent hover:text-accent-foreground data-[state=on]:border-secondary data-[state=on]:bg-secondary data-[state=on]:font-semibold data-[state=on]:text-secondary-foreground forced-colors:data-[state=on]:border-4"
      {...props}
    />
  )
}
