'use client'

import { fieldClasses } from '@/components/ui/input'
import { cn } from '@/lib/class-names'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from './dropdown-menu'

/** The options of a choice. */
export type Choices = readonly (readonly [value: string, label: string])[]

interface ChoiceMenuProps {
  /** For a visible label's `htmlFor`, too. */
  readonly id: string
  /** What's chosen, such as "State". Screen readers hear it with the current option: "State: New". */
  readonly label: string
  readonly value: string
  readonly options: Choices
  readonly className?: string
  onChange(value: string): void
}

/** Like a native list, a menu opens with the focus on the current option. */
function focusCurrent(group: HTMLElement | null) {
  const current = group?.querySelector<HTMLElement>('[aria-checked="true"]')
  current?.focus({ preventScroll: true })
  // Only then is the menu placed, and a long one short enough to scroll.
  requestAnimationFrame(() => current?.scrollIntoView({ block: 'nearest' }))
}

/**
 * One of several options, for the owner's pages: a button that shows the current one and opens a menu of them all.
 * Nothing changes until one is picked, whereas a native select changes at each arrow key. Visitors' forms use that
 * (select.tsx).
 */
export function ChoiceMenu({ id, label, value, options, className, onChange }: ChoiceMenuProps) {
  const current = options.find(([option]) => option === value)?.[1]
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        id={id}
        aria-label={`${label}: ${current}`}
        className={cn(fieldClasses, 'flex min-h-11 items-center justify-between gap-2 text-left text-sm', className)}
      >
        {current}
        <svg
          viewBox="0 0 24 24"
          className="size-4 shrink-0"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden
        >
          <path d="M6 9l6 6 6-6" strokeLinecap="round" />
        </svg>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" aria-labelledby={id}>
        {/* Radix also reports picking the option that's current already. */}
        <DropdownMenuRadioGroup
          ref={focusCurrent}
          value={value}
          onValueChange={(picked) => picked !== value && onChange(picked)}
        >
          {options.map(([option, name]) => (
            <DropdownMenuRadioItem key={option} value={option}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
