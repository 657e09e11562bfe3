import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import type { ServiceId } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'

interface ArticlePriceProps {
  readonly service: ServiceId
  /** A size of its price list: the wizard's name for it ("2b1b") or its words in small letters ("luxury villa"). */
  readonly size: string
}

/**
 * `<Price service="daily-glow" size="studio" />` in an article: today's price of the catalogue, with and without GST
 * (decision A1). A service or size that does not exist stops the build.
 */
export function ArticlePrice({ service, size }: ArticlePriceProps) {
  const price = serviceById(service)?.pricing.find(
    ({ wizardSize, propertySize }) => wizardSize === size || propertySize.toLowerCase() === size,
  )
  if (!price) throw new Error(`<Price service="${service}" size="${size}" />: the catalogue has no such price`)
  const { net, total } = servicePriceLabels(price.amount, business.gst)
  return (
    <span className="tabular-nums">
      <span className="whitespace-nowrap">{total}</span>
      {net !== total && (
        <>
          {' '}
          <span className="whitespace-nowrap">({net})</span>
        </>
      )}
    </span>
  )
}
