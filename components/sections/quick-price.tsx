import { Fragment, type ReactNode } from 'react'
import { BookingLink } from '@/components/site/booking-link'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { quickPrice as words } from '@/content/quick-price'
import { serviceById } from '@/content/services'
import { everyFortnight } from '@/content/subscriptions'
import type { Cents } from '@/content/types'
import { homeSizes, wizardPrices } from '@/content/wizard'
import { gstSuffix, withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

const glow = serviceById('daily-glow')
const bloom = serviceById('full-bloom')
const gst = gstSuffix('included', business.gst)
const usual = homeSizes.find(({ mostPopular }) => mostPopular)?.id

/** Each size of home that both services list. */
const sizes = bloom.pricing.flatMap((deep) => {
  const size = deep.wizardSize
  const general = glow.pricing.find(({ wizardSize }) => wizardSize === size)
  const visit = size && wizardPrices['daily-glow'][size]?.fortnightly
  return general && visit ? [{ size, label: deep.propertySize, general, deep, visit }] : []
})

/**
 * Chips for the size of a home and, for the chosen one, the price including GST and the time of a general clean, a deep
 * clean and a clean every fortnight. Works without scripts. The size goes along to the service's price list and into
 * the wizard. At most once on a page.
 */
export function QuickPrice() {
  return (
    <div role="group" aria-labelledby="quick-size" className="quick-price">
      <p id="quick-size">{words.question}</p>
      {sizes.map(({ size, label, general, deep, visit }) => (
        <Fragment key={size}>
          <input type="radio" name="quick-size" id={`quick-${size}`} defaultChecked={size === usual} />
          <label htmlFor={`quick-${size}`}>{label}</label>
          <div>
            <ul>
              <Price amount={withGst(general.amount, business.gst)} time={general.timeEstimate}>
                <a href={`/services/${glow.id}#${size}`}>{glow.title}</a>
              </Price>
              <Price amount={withGst(deep.amount, business.gst)} time={deep.timeEstimate}>
                <a href={`/services/${bloom.id}#${size}`}>{bloom.title}</a>
              </Price>
              <Price amount={visit} time={general.timeEstimate} each={words.fortnightly.each}>
                {words.fortnightly.name}
              </Price>
            </ul>
            <p>
              <BookingLink>{words.book}</BookingLink>{' '}
              <a href={everyFortnight(size)} className={buttonVariants({ variant: 'secondary' })}>
                {words.plan}
              </a>
            </p>
          </div>
        </Fragment>
      ))}
    </div>
  )
}

interface PriceProps {
  readonly children: ReactNode
  readonly amount: Cents
  readonly time: string
  /** What the price and the time are for: "a visit". */
  readonly each?: string
}

function Price({ children, amount, time, each }: PriceProps) {
  return (
    <li>
      <b>{children}</b> <strong>{formatMoney(amount)}</strong>{' '}
      <small>
        {[time, each].filter(Boolean).join(' ')} <span>{gst}</span>
      </small>
    </li>
  )
}
