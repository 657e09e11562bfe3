import type { ReactNode } from 'react'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly children: ReactNode
}

/** One section of the account page, labelled as a region. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 rounded-input border border-line p-4 sm:p-5">
      <div>
        <h2 id={id} className="font-sans text-lg font-semibold tracking-normal">
          {title}
        </h2>
        {text && <p className="mt-1 text-sm text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}

/** A list row: an item, and what can be done with it. */
export const Row = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3 text-sm first:border-t-0 first:pt-0">
    {children}
  </li>
)
