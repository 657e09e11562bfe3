import { quoteWords as words } from '@/content/quotes'
import type { GstTerms } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { type QuoteLine, lineLabel, lineTotal, totalRows } from '@/lib/pricing/quote'

const cell = 'py-3 align-top'
const figure = `${cell} pl-4 text-right tabular-nums whitespace-nowrap`

function Sum({
  label,
  amount,
  strong,
}: {
  readonly label: string
  readonly amount: number
  readonly strong?: boolean
}) {
  return (
    <tr className={strong ? 'border-t border-ink text-h4 font-semibold' : ''}>
      <th scope="row" className={`${cell} text-left ${strong ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className={figure}>{formatExactMoney(amount)}</td>
    </tr>
  )
}

/** A quote's lines and totals. */
export function QuotePrices({ lines, gst }: { readonly lines: readonly QuoteLine[]; readonly gst: GstTerms }) {
  const totals = totalRows(lines, gst)
  return (
    <div>
      <table className="w-full border-collapse">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="pb-2 text-left font-semibold">
              {words.table.description}
            </th>
            <th scope="col" className="pb-2 pl-4 text-right font-semibold">
              {words.table.price}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index} className="border-b border-line">
              <th scope="row" className={`${cell} text-left font-normal wrap-anywhere`}>
                {lineLabel(line)}{' '}
                {line.quantity > 1 && (
                  <span className="block text-sm text-muted">{words.each(formatExactMoney(line.unit))}</span>
                )}
              </th>
              <td className={figure}>{formatExactMoney(lineTotal(line))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(([label, amount], index) => (
            <Sum key={label} label={label} amount={amount} strong={index === totals.length - 1} />
          ))}
        </tfoot>
      </table>
      {gst.registered && <p className="mt-2 text-sm text-muted">{words.beforeGst}</p>}
    </div>
  )
}
