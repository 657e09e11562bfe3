import { business } from '@/content/business'
import { priceTableWords as words } from '@/content/site-chrome'
import type { ServicePrice } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'

interface PriceTableProps {
  /** Accessible name of the table: "Prices of The Daily Glow". */
  readonly caption: string
  readonly prices: readonly ServicePrice[]
  readonly note?: string
}

/** Prices by property size: the list price excluding GST and the total including it (decision A1). */
export function PriceTable({ caption, prices, note }: PriceTableProps) {
  const { gst } = business
  return (
    <div className="price-table grid content-start gap-4">
      <table className="w-full border-collapse text-start tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {words.size}
            </th>
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {words.price}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ propertySize, amount, timeEstimate }) => {
            const { net, total } = servicePriceLabels(amount, gst)
            return (
              <tr key={propertySize} className="border-b border-line">
                <th scope="row" className="py-3.5 pe-4 text-start font-normal text-balance">
                  {propertySize}
                </th>
                <td className="py-3.5 pe-4">
                  {gst.registered && <span className="me-3 inline-block whitespace-nowrap text-muted">{net}</span>}
                  <strong className="inline-block font-semibold whitespace-nowrap">{total}</strong>
                </td>
                <td className="py-3.5 text-end whitespace-nowrap">{timeEstimate}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
