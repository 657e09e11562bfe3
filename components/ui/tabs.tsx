'use client'

import * as TabsPrimitive from '@radix-ui/react-tabs'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { useReady } from './use-ready'

export const Tabs = TabsPrimitive.Root
export const TabsContent = TabsPrimitive.Content

/** The row of tabs. Its place is kept until React is at work. */
export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  const classes = cn('flex min-h-11 overflow-x-auto border-b border-border text-sm', className)
  return useReady() ? <TabsPrimitive.List className={classes} {...props} /> : <div className={classes} />
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      className={cn(
        'min-h-11 shrink-0 border-b-2 border-transparent px-3 py-2 hover:bg-accent hover:text-accent-foreground data-[state=active]:border-current data-[state=active]:font-semibold',
        className,
      )}
      {...props}
    />
  )
}
