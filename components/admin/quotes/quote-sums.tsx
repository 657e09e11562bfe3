import type { GstTerms } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { type QuoteLine, totalRows } from '@/lib/pricing/quote'

/** A quote's totals, before and with GST. */
export function QuoteSums({ lines, gst }: { readonly lines: readonly QuoteLine[]; readonly gst: GstTerms }) {
  const rows = totalRows(lines, gst)
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
