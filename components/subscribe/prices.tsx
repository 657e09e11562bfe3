import type { Cents } from '@/content/types'
import { formatExactMoney } from '@/lib/pricing/money'

/** Parts of a price that belong together. They wrap as one, and break only if no line is long enough. */
export function Unit({ children }: { readonly children: string | undefined }) {
  return <span className="inline-block">{children}</span>
}

/** The lowest price of a plan, in a sentence with the placeholder `{price}` (decision A8). */
export function StartingFrom({ text, price }: { readonly text: string; readonly price: Cents }) {
  const [before, after = ''] = text.split('{price}')
  return (
    <span className="block text-sm font-normal text-muted">
      {before}
      <Unit>{formatExactMoney(price) + after}</Unit>
    </span>
  )
}
