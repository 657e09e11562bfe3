import { business } from '@/content/business'
import { priceTableWords as words } from '@/content/site-chrome'
import type { Cents, ServicePrice } from '@/content/types'
import { gstSuffix, withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

interface PriceTableProps {
  /** Accessible name of the table: "Prices of The Daily Glow". */
  readonly caption: string
  readonly prices: readonly ServicePrice[]
  readonly note?: string
}

/** A price in a column: figures without cents leave room for them, so that the dollars line up. */
function Amount({ amount, cents }: { readonly amount: Cents; readonly cents: boolean }) {
  const [dollars, rest] = formatMoney(amount).split('.')
  if (!cents) return dollars
  return (
    <>
      {dollars}
      <span className="inline-block w-[2.6ch] text-start">{rest && `.${rest}`}</span>
    </>
  )
}

/** Prices by property size: the total including GST, and the list price without it in small (decision A1). */
export function PriceTable({ caption, prices, note }: PriceTableProps) {
  const { gst } = business
  const cents = prices.some(({ amount }) => withGst(amount, gst) % 100 !== 0)
  const included = gstSuffix('included', gst)
  return (
    <div className="price-table grid content-start gap-4">
      <table className="w-full border-collapse text-start tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-2 pe-3 text-start font-semibold sm:pe-4">
              {words.size}
            </th>
            <th scope="col" className="py-2 pe-3 text-end font-semibold sm:pe-4">
              {words.price}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ propertySize, amount, timeEstimate }) => (
            <tr key={propertySize} className="border-b border-line">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal text-balance sm:py-3.5 sm:pe-4">
                {propertySize}
              </th>
              <td className="py-2.5 pe-3 text-end sm:py-3.5 sm:pe-4">
                <span className="whitespace-nowrap">
                  <strong className="font-semibold">
                    <Amount amount={withGst(amount, gst)} cents={cents} />
                  </strong>
                  {included && ` ${included}`}
                </span>
                {included && (
                  <span className="block text-sm whitespace-nowrap text-muted">{formatMoney(amount)} + GST</span>
                )}
              </td>
              <td className="py-2.5 text-end whitespace-nowrap sm:py-3.5">{timeEstimate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
