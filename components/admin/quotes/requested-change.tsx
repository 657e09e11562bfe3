import { adminQuotes as words } from '@/content/admin-quotes'
import type { QuoteItem } from '@/lib/owner/quotes'

/** The change that the visitor asked for, in their own words. */
export function RequestedChange({ quote }: { readonly quote?: Pick<QuoteItem, 'requestedChange'> }) {
  if (!quote?.requestedChange) return null
  return (
    <div className="rounded-input bg-warn-tint p-4 text-warn">
      <p className="font-semibold">{words.change}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{quote.requestedChange}</p>
    </div>
  )
}
