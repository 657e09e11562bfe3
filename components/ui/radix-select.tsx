'use client'

import { getNonce } from 'get-nonce'
import * as SelectPrimitive from '@radix-ui/react-select'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { fieldClasses } from './input'
import { surfaceClasses, surfaceItemClasses } from './surface'
import { useReady } from './use-in-browser'

/** What a select offers. */
export type SelectOptions = readonly (readonly [value: string, label: string])[]

/** The rest is for the closed select: give it an `id` for its label, or an `aria-label`. */
interface RadixSelectProps extends Omit<ComponentProps<typeof SelectPrimitive.Trigger>, 'value' | 'onChange'> {
  readonly value: string
  readonly options: SelectOptions
  onChange(value: string): void
}

/**
 * A list that opens, for the owner's pages; visitors' forms have the browser's own (select.tsx). Until React is at work
 * its place is kept empty.
 */
export function RadixSelect({ value, options, onChange, className, ...props }: RadixSelectProps) {
  if (!useReady()) return <span aria-hidden className={cn(fieldClasses, 'min-h-11')} />
  return (
    <SelectPrimitive.Root value={value} onValueChange={onChange}>
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
      <SelectPrimitive.Portal>
        <SelectPrimitive.Content position="popper" sideOffset={6} collisionPadding={8} className={surfaceClasses}>
          <SelectPrimitive.Viewport nonce={getNonce()}>
            {options.map(([option, label]) => (
              <SelectPrimitive.Item
                key={option}
                value={option}
                className={cn(surfaceItemClasses, 'data-[state=checked]:font-semibold')}
              >
                <SelectPrimitive.ItemText>{label}</SelectPrimitive.ItemText>
              </SelectPrimitive.Item>
            ))}
          </SelectPrimitive.Viewport>
        </SelectPrimitive.Content>
      </SelectPrimitive.Portal>
    </SelectPrimitive.Root>
  )
}
