import { Paper } from '@/components/flow/paper'
import { Guarantee } from '@/components/site/guarantee'
import { Lino } from '@/components/site/lino'
import { business } from '@/content/business'
import { quoteWords as words } from '@/content/quotes'
import { serviceById } from '@/content/services'
import type { QuotedVisit } from '@/lib/forms/server-half'
import type { GstTerms } from '@/lib/pricing/gst'
import { formatExactMoney } from '@/lib/pricing/money'
import { type QuoteLine, pricesWithGst } from '@/lib/pricing/quote'

interface QuoteCardProps {
  readonly lines: readonly QuoteLine[]
  readonly gst: GstTerms
  /** Undefined if it wasn't asked for with a service's own form. */
  readonly visit?: QuotedVisit
  /** What became of it and when, if it can't be answered any longer. */
  readonly stamp?: readonly [what: string, day: string]
}

const figure = 'pl-4 text-right align-top whitespace-nowrap tabular-nums'

/** A quote's lines and total. */
function Prices({ lines, gst }: Pick<QuoteCardProps, 'lines' | 'gst'>) {
  const prices = pricesWithGst(lines, gst)
  return (
    <table className="quote-lines mt-5 w-full border-collapse border-t border-line">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.table.description}</th>
          <th scope="col">{words.table.price}</th>
        </tr>
      </thead>
      <tbody>
        {prices.lines.map(({ label, each, amount }, index) => (
          <tr key={index} className="border-b border-line">
            <th scope="row" className="py-2.5 text-left font-normal wrap-anywhere">
              {label}{' '}
              {each !== undefined && (
                <span className="text-sm text-muted tabular-nums">{words.each(formatExactMoney(each))}</span>
              )}
            </th>
            <td className={`${figure} py-2.5`}>{formatExactMoney(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t-2 border-ink text-[min(1.75rem,7vw)] leading-tight font-semibold">
          <th scope="row" className="pt-4 pb-1 text-left text-[min(1.125rem,6vw)] font-semibold">
            {prices.totalLabel}
          </th>
          <td className={`${figure} pt-3 pb-1`}>{formatExactMoney(prices.total)}</td>
        </tr>
        {prices.gst && (
          <tr className="text-sm text-muted">
            <td colSpan={2} className="text-right tabular-nums">
              {prices.gst}
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}

/** A quote as a printed card: what it's for, when, the prices and what they come with. */
export function QuoteCard({ lines, gst, visit, stamp }: QuoteCardProps) {
  return (
    <Paper className="sm:px-8 print:border print:border-line print:px-6">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Lino name={visit?.service ?? 'mark'} priority className="size-20 print:size-14" />
        <h2 className="beside text-h3">{visit ? serviceById(visit.service).title : words.cardTitle}</h2>
        {stamp && (
          <p
            aria-hidden="true"
            className={`-rotate-6 rounded-input border-2 border-current px-3 py-1 text-center text-xs leading-tight font-semibold ${stamp[0] === words.stamps.accepted ? 'text-success' : 'text-muted'}`}
          >
            <span className="block font-display text-lg">{stamp[0]}</span> {stamp[1]}
          </p>
        )}
      </div>
      {visit && (
        <dl className="mt-4 grid gap-1.5 text-sm">
          {visit.rows.map(([label, value]) => (
            <div key={label} className="receipt-row">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Prices lines={lines} gst={gst} />
      <div className="mt-6 grid gap-3 print:mt-3">
        <Guarantee variant="badge" />
        <p className="text-sm text-muted">{business.donation.statement}</p>
      </div>
    </Paper>
  )
}
