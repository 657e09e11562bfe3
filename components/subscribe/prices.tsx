import type { Cents } from '@/content/types'
import { money } from './figures'

/** Words of a price that belong together: they go to the next line as one, and break only where none is long enough. */
export function Unit({ children }: { readonly children: string | undefined }) {
  return <span className="inline-block">{children}</span>
}

/** The lowest price of a plan, in the sentence that leaves `{price}` for it (decision A8). */
export function StartingFrom({ text, price }: { readonly text: string; readonly price: Cents }) {
  const [before, after = ''] = text.split('{price}')
  return (
    <span className="block text-sm font-normal text-muted">
      {before}
      <Unit>{money(price) + after}</Unit>
    </span>
  )
}
