import type { ReactNode } from 'react'

interface PhoneScrollerProps {
  /** Id of its heading, or else its accessible name. */
  readonly labelledBy?: string
  readonly label?: string
  /** The width from which everything fits. */
  readonly until: 'sm' | 'md'
  /** A list. */
  readonly children: ReactNode
}

const classes = {
  sm: 'max-sm:-mx-gutter max-sm:overflow-x-auto print:overflow-visible sm:invisible sm:*:visible',
  md: 'max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:overflow-x-auto print:overflow-visible md:invisible md:*:visible',
}

/**
 * Scrolls a list sideways on a phone, where it's focusable so that the arrow keys scroll it. Elsewhere nothing scrolls,
 * so it takes no focus, as it's invisible itself.
 */
export function PhoneScroller({ labelledBy, label, until, children }: PhoneScrollerProps) {
  return (
    <div role="group" aria-labelledby={labelledBy} aria-label={label} tabIndex={0} className={classes[until]}>
      {children}
    </div>
  )
}
