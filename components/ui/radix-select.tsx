'use client'

import { getNonce } from 'get-nonce'
import * as SelectPrimitive from '@radix-ui/react-select'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { fieldClasses } from './input'
import { surfaceClasses, surfaceItemClasses } from './surface'
import { useReady } from './use-in-browser'

/**
 * A list that opens, for the owner's pages; visitors' forms have the browser's own (select.tsx). Until React is at work
 * its place is kept empty.
 */
export function RadixSelect(props: ComponentProps<typeof SelectPrimitive.Root>) {
  return useReady() ? (
    <SelectPrimitive.Root {...props} />
  ) : (
    <span aria-hidden className={cn(fieldClasses, 'min-h-11')} />
  )
}

/** The closed select; give it an `id` for its label, or an `aria-label`. */
export function RadixSelectTrigger({ className, ...props }: ComponentProps<typeof SelectPrimitive.Trigger>) {
  return (
    <SelectPrimitive.Trigger
      className={cn(fieldClasses, 'flex min-h-11 items-center justify-between gap-2 text-left text-sm', className)}
      {...props}
    >
      <SelectPrimitive.Value />
      <SelectPrimitive.Icon>
        <svg viewBox="0 0 24 24" className="size-4" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="M6 9l6 6 6-6" strokeLinecap="round" />
        </svg>
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  )
}

export function RadixSelectContent({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={6}
        collisionPadding={8}
        className={cn(surfaceClasses, className)}
        {...props}
      >
        <SelectPrimitive.Viewport nonce={getNonce()}>{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  )
}

export function RadixSelectItem({ className, children, ...props }: ComponentProps<typeof SelectPrimitive.Item>) {
  return (
    <SelectPrimitive.Item
      className={cn(surfaceItemClasses, 'data-[state=checked]:font-semibold', className)}
      {...props}
    >
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
    </SelectPrimitive.Item>
  )
}
