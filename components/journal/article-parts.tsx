import type { ComponentProps, ReactNode } from 'react'
import { ExternalLink } from '@/components/site/external-link'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import type { ServiceId } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'

/** A link in an article's body. External and `mailto:` links open in a new tab (specification section 2). */
export function ArticleLink(props: ComponentProps<'a'>) {
  return /^(https?:|mailto:)/.test(props.href ?? '') ? <ExternalLink {...props} /> : <a {...props} />
}

interface ArticlePriceProps {
  readonly service: ServiceId
  /** A size on its price list: the wizard's id ("2b1b") or its name in lower case ("luxury villa"). */
  readonly size: string
}

/**
 * `<Price service="daily-glow" size="studio" />` in an article: the catalogue's current price, with and without GST. An
 * unknown service or size fails the build.
 */
export function ArticlePrice({ service, size }: ArticlePriceProps) {
  const price = serviceById(service)?.pricing.find(
    ({ wizardSize, propertySize }) => wizardSize === size || propertySize.toLowerCase() === size,
  )
  if (!price) throw new Error(`<Price service="${service}" size="${size}" />: no such price in the catalogue`)
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

/** `<Callout>` in an article: a tinted aside. */
export function Callout({ children }: { readonly children: ReactNode }) {
  return (
    <div role="note" className="rounded-card bg-wattle-tint px-6 py-5 sm:px-8 [&>*+*]:mt-3">
      {children}
    </div>
  )
}
