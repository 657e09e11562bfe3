import type { ReactNode } from 'react'
import { Paper } from './paper'

interface ReceiptProps {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** What was chosen so far, as a receipt: at the side on a desktop, below the step on a phone. */
export function Receipt({ id, heading, children }: ReceiptProps) {
  return (
    <aside id={id} aria-labelledby={`${id}-heading`} className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1">
      <Paper>
        <h2 id={`${id}-heading`} className="text-h3">
          {heading}
        </h2>
        {children}
      </Paper>
    </aside>
  )
}

interface ReceiptLinkProps {
  /** Id of the receipt. */
  readonly to: string
  readonly label: string
  readonly figure?: string
}

/** On a phone: the price or time so far, beside the buttons, as a link to the receipt. */
export function ReceiptLink({ to, label, figure }: ReceiptLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="flow-controls flex min-h-12 flex-1 flex-wrap content-center items-center justify-center gap-x-3 rounded-full bg-abyss px-2 py-1.5 text-sm leading-tight text-silica sm:justify-between sm:px-4 lg:hidden forced-colors:border"
    >
      <span className="font-semibold">{label}</span>{' '}
      <span className="text-xs text-wattle tabular-nums sm:text-sm">{figure}</span>
    </a>
  )
}
