import { adminQuotes as words } from '@/content/admin-quotes'
import type { GstTerms } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { type QuoteLine, quoteTotals } from '@/lib/pricing/quote'

/** A quote's totals, before and with GST. */
export function QuoteSums({ lines, gst }: { readonly lines: readonly QuoteLine[]; readonly gst: GstTerms }) {
  const { subtotal, gst: tax, total } = quoteTotals(lines, gst)
  const rows = gst.registered
    ? ([
        [words.subtotal, subtotal],
        [words.gst(gst.percent), tax],
        [words.totalWithGst, total],
      ] as const)
    : ([[words.total, total]] as const)
  return (
    <dl className="ml-auto grid w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums sm:max-w-xs">
      {rows.map(([label, amount], index) => (
        <div key={label} className={`contents ${index === rows.length - 1 ? 'font-semibold' : ''}`}>
          <dt>{label}</dt>
          <dd className="text-right">{formatExactMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
