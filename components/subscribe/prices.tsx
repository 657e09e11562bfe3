import { Fragment } from 'react'
import type { Cents } from '@/content/types'
import { formatExactMoney } from '@/lib/pricing/money'

/** Parts of a price that belong together. They wrap as one, and break only if no line is long enough. */
export function Unit({ children }: { readonly children: string | undefined }) {
  return <span className="inline-block">{children}</span>
}

/** The lowest price of a plan, in a sentence with the placeholder `{price}`. */
export function StartingFrom({ text, price }: { readonly text: string; readonly price: Cents }) {
  const [before, after = ''] = text.split('{price}')
  return (
    <span className="block text-sm font-normal text-muted">
      <span>{before}</span>
      <Unit>{formatExactMoney(price) + after}</Unit>
    </span>
  )
}

/** A price and its unit. A size without a price says so instead. */
export function Price({
  amount,
  unit,
  suffix,
}: {
  readonly amount: string
  readonly unit?: string
  readonly suffix?: string
}) {
  return (
    <span className="mt-auto block pt-3">
      <span className="text-lg font-semibold tabular-nums">{amount}</span>{' '}
      {unit && (
        <span className="block text-sm text-muted">
          {[...unit.split(/ (?=\()/), suffix].map((words) => (
            <Fragment key={words}>
              {' '}
              <Unit>{words}</Unit>
            </Fragment>
          ))}
        </span>
      )}
    </span>
  )
}
