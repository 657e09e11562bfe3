import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { comparisons } from '@/content/subscriptions'
import { subscriptionsPage } from '@/content/subscriptions-page'
import type { Cents, PriceComparison } from '@/content/types'
import { servicePriceLabels } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'
import { comparisonFigures } from '@/lib/pricing/plans'
import { savingPerYear as savingWithGst } from '@/lib/pricing/savings'

/** Once-off against subscriber price for two example homes (specification section 9). */
export function Comparison() {
  const { heading, italic, text } = subscriptionsPage.comparison
  return (
    <Section shore="headland" labelledBy="comparison">
      <div className="mb-10 grid gap-4">
        <Headline id="comparison" text={heading} italic={italic} />
        <p className="text-lg text-muted">{text}</p>
      </div>
      <ul className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        {comparisons.map((comparison) => (
          <li key={comparison.service}>
            <ComparisonCard comparison={comparison} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function ComparisonCard({ comparison }: { readonly comparison: PriceComparison }) {
  const { service, size, frequency, basis } = comparison
  const { onceOff, subscriber, savingPerYear } = comparisonFigures(comparison)
  const { shortTitle, pricing } = serviceById(service)
  const words = subscriptionsPage.comparison
  return (
    <article className="grid gap-5 border-t-2 border-ink pt-6">
      <div className="flex items-center gap-4">
        <Lino name={service} className="size-16" />
        <div>
          <h3 className="text-h3">{shortTitle}</h3>
          <p className="text-sm text-muted">{pricing.find(({ wizardSize }) => wizardSize === size)?.propertySize}</p>
        </div>
      </div>
      <dl className="grid gap-3">
        <Bar label={words.onceOff} price={onceOff} share={1} className="bg-driftwood" />
        <Bar label={words.subscriber} price={subscriber} share={subscriber / onceOff} className="bg-wattle" />
      </dl>
      <p className="font-display text-h3 text-pandanus">
        {words.saving[0]} <span className="tabular-nums">{formatMoney(savingPerYear)}</span> {words.saving[1]}{' '}
        <span className="block font-sans text-sm tracking-normal text-muted tabular-nums">
          {basis}
          {business.gst.registered &&
            ` (${servicePriceLabels(savingWithGst(onceOff, subscriber, frequency), business.gst).total})`}
        </span>
      </p>
    </article>
  )
}

interface BarProps {
  readonly label: string
  readonly price: Cents
  /** Length of the bar, as a fraction of the once-off price. */
  readonly share: number
  readonly className: string
}

function Bar({ label, price, share, className }: BarProps) {
  const { net, total } = servicePriceLabels(price, business.gst)
  return (
    <div className="grid gap-1.5">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="@container relative isolate flex flex-wrap items-baseline gap-x-4 px-4 py-2.5 tabular-nums">
        {/* An SVG, because its width is an attribute and the content security policy allows no inline styles. */}
        <svg
          width={`${share * 100}%`}
          aria-hidden="true"
          className={`absolute inset-y-0 left-0 -z-1 h-full rounded-input ${className}`}
        />
        {/* On a line of its own if the shorter bar has no room for more. */}
        <strong className="font-display text-h3 leading-tight font-normal @max-[31.5rem]:basis-full">
          {total}
        </strong>{' '}
        <span className="text-sm">{subscriptionsPage.comparison.aVisit}</span>{' '}
        {net !== total && <span className="text-sm">{net}</span>}
      </dd>
    </div>
  )
}
