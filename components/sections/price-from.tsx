import { business } from '@/content/business'
import { serviceCardWords as words } from '@/content/home'
import type { Service } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'

interface PriceFromProps {
  readonly service: Pick<Service, 'pricing' | 'pricingNote' | 'typicalTime'>
  /** On one line with the typical time, or else that of the lowest price, and without the price excluding GST. */
  readonly short?: boolean
  /** In place of the time on that line. */
  readonly note?: string
}

/** A service's lowest price, with the total including GST first, or a note that it's quoted. */
export function PriceFrom({ service, short, note }: PriceFromProps) {
  if (service.pricing.length === 0)
    return <p className="font-semibold text-balance">{(short && service.pricingNote) || words.quote}</p>
  const lowest = service.pricing.reduce((least, price) => (price.amount < least.amount ? price : least))
  const labels = servicePriceLabels(lowest.amount, business.gst)
  const time = service.typicalTime ? `${words.typically} ${service.typicalTime}` : lowest.timeEstimate
  return (
    <p className="tabular-nums">
      {words.from} <strong className="font-semibold">{labels.total}</strong>{' '}
      {short
        ? `· ${note ?? time}`
        : labels.net !== labels.total && <span className="block text-sm text-muted">{labels.net}</span>}
    </p>
  )
}
