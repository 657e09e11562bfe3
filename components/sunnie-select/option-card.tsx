import type { ReactNode } from 'react'
import { inSentences } from '@/components/forms/field'

interface OptionCardProps {
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly value: string
  readonly chosen: boolean
  readonly children: ReactNode
}

/** A choice that's ticked while its step stays open. The browser itself marks it, so that needs no script. */
export function OptionCard({ type, name, value, chosen, children }: OptionCardProps) {
  return (
    <label className="flex h-full cursor-pointer flex-wrap items-baseline gap-4 rounded-card border-2 border-transparent bg-silica p-5 transition-colors duration-160 ease-tide not-has-checked:hover:border-field has-checked:border-reef has-checked:bg-wattle-tint sm:p-6">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={chosen}
        // A radio group may have an error (OptionGroup).
        aria-describedby={type === 'radio' ? `${name}-error` : undefined}
        className="relative top-1.5 size-6 shrink-0"
      />
      <span className="beside">{children}</span>{' '}
    </label>
  )
}

/** A group of choices under a legend, with a place to say what's missing. */
export function OptionGroup({
  id,
  legend,
  needed,
  hidden,
  error,
  children,
}: {
  readonly id: string
  readonly legend: string
  /** That an answer is needed, for an assistant. */
  readonly needed?: string
  readonly hidden?: boolean
  readonly error?: string
  readonly children: ReactNode
}) {
  return (
    <fieldset aria-describedby={`${id}-error`} toolparamdescription={inSentences(legend, needed)}>
      <legend className={hidden ? 'sr-only' : 'mb-3 font-display text-lg'}>{legend}</legend>
      {/* Above the cards: on a phone, what's below them is off the screen. */}
      <p id={`${id}-error`} className="mb-3 text-sm font-semibold text-error empty:hidden">
        {error}
      </p>
      {children}
    </fieldset>
  )
}
