import { business } from '@/content/business'
import { priceTableWords as words } from '@/content/site-chrome'
import type { ServicePrice } from '@/content/types'
import { gstSuffix, servicePriceLabels, withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

interface PriceTableProps {
  /** Accessible name of the table: "Prices of The Daily Glow". */
  readonly caption: string
  readonly prices: readonly ServicePrice[]
  readonly note?: string
}

/** Prices by property size: the total including GST and, in small type, the list price without it. */
export function PriceTable({ caption, prices, note }: PriceTableProps) {
  const { gst } = business
  const included = gstSuffix('included', gst)
  return (
    <div className="price-table @container grid content-start gap-4 overflow-x-auto">
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
            <th scope="col" className="py-2 text-start font-semibold @min-[17rem]:text-end">
              {words.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ propertySize, amount, timeEstimate, wizardSize }) => (
            // Links from `QuickPrice` lead to a size.
            <tr key={propertySize} id={wizardSize} className="scroll-mt-60 border-b border-line target:bg-lagoon">
              <th scope="row" className="py-2.5 pe-3 text-start font-normal text-balance sm:py-3.5 sm:pe-4">
                {propertySize}
              </th>
              <td className="py-2.5 pe-3 text-end sm:py-3.5 sm:pe-4">
                <span className="@min-[19rem]:whitespace-nowrap">
                  <strong className="font-semibold">{formatMoney(withGst(amount, gst))}</strong>{' '}
                  {included && <span className="text-sm whitespace-nowrap">{included}</span>}
                </span>{' '}
                {included && (
                  <span className="block text-sm text-muted @min-[19rem]:whitespace-nowrap">
                    {servicePriceLabels(amount, gst).net}
                  </span>
                )}
              </td>
              <td className="py-2.5 whitespace-nowrap sm:py-3.5 @min-[17rem]:text-end">{timeEstimate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
