'use client'

import { getNonce } from 'get-nonce'
import * as SelectPrimitive from '@radix-ui/react-select'
import type { ComponentProps } from 'react'
import { fieldClasses } from '@/components/ui/input'
import { useReady } from '@/components/ui/use-in-browser'
import { cn } from '@/lib/class-names'
import { surfaceClasses, surfaceItemClasses } from './surface'

/** The options of a select. */
export type SelectOptions = readonly (readonly [value: string, label: string])[]

/** Other props go to the closed select: give it an `id` for its label, or an `aria-label`. */
interface RadixSelectProps extends Omit<ComponentProps<typeof SelectPrimitive.Trigger>, 'value' | 'onChange'> {
  readonly value: string
  readonly options: SelectOptions
  onChange(value: string): void
}

/**
 * A dropdown list for the owner's pages. Visitors' forms use the browser's own (select.tsx). An empty box keeps its
 * place until hydration.
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
