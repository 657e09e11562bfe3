import { business } from '@/content/business'
import { serviceCardWords as words } from '@/content/home'
import type { Service } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'

/** The lowest price of a service's list, the total with GST first (decision A1); or that it is quoted. */
export function PriceFrom({ service }: { readonly service: Pick<Service, 'pricing'> }) {
  if (service.pricing.length === 0) return <p className="font-semibold">{words.quote}</p>
  const labels = servicePriceLabels(Math.min(...service.pricing.map(({ amount }) => amount)), business.gst)
  return (
    <p className="tabular-nums">
      {words.from} <strong className="font-semibold">{labels.total}</strong>
      {labels.net !== labels.total && <span className="block text-sm text-muted">{labels.net}</span>}
    </p>
  )
}
