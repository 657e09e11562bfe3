import type { ReactNode } from 'react'

interface ReceiptProps {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

/** What was chosen so far, as a receipt with a torn edge: at the side on a desktop, below the step on a phone. */
export function Receipt({ id, heading, children }: ReceiptProps) {
  return (
    <aside id={id} aria-labelledby={`${id}-heading`} className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1">
      <div className="rounded-t-input bg-silica px-6 pt-6 pb-4 forced-colors:border">
        <h2 id={`${id}-heading`} className="text-h3">
          {heading}
        </h2>
        {children}
      </div>
      <svg
        viewBox="0 0 368 14"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="-mt-px h-[0.9rem] w-full text-silica forced-colors:hidden"
      >
        <path
          fill="currentColor"
          d="M0 0h368v7l-9 4-8-5-11 6-9-3-12 4-8-6-10 5-12-4-9 6-11-5-8 3-12-5-9 6-10-3-11 4-9-6-12 5-8-3-10 5-11-6-9 4-12-3-8 5-10-5-11 4-9-5-12 6-9-4-10 3-8-5-12 5-9-3-11 4-9-6-10 5-12-4-8 4-11-5-9 3Z"
        />
      </svg>
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
      <span className="font-semibold">{label}</span> <span className="text-wattle tabular-nums">{figure}</span>
    </a>
  )
}
