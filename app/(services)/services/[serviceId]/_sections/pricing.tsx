import { Fragment } from 'react'
import { ContentLink } from '@/components/site/content-link'
import { Headline, keepHyphenated } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { priceListCaption, servicePage } from '@/content/services-page'
import type { Service, SubscriptionBox } from '@/content/types'
import { PriceTable } from './price-table'

/** Prices by size, next to a box about subscriptions (specification section 2). */
export function Pricing({ service }: { readonly service: Service }) {
  const words = servicePage.pricing
  const quoted = service.pricing.length === 0
  return (
    <Section
      id={words.id}
      tone="wattle"
      labelledBy="pricing"
      className="grid grid-cols-1 gap-x-14 gap-y-5 sm:gap-y-7 lg:grid-cols-[1.55fr_1fr]"
    >
      {!quoted && <Headline id="pricing" text={words.heading} italic={words.italic} className="lg:col-span-2" />}
      <div className={`grid min-w-0 grid-cols-1 gap-5 sm:gap-7 ${quoted ? 'content-center' : 'content-start'}`}>
        {quoted ? (
          <>
            <Headline id="pricing" text={words.quoteHeading} italic={words.quoteItalic} />
            <p className="max-w-lg text-lg">{service.pricingNote && keepHyphenated(service.pricingNote)}</p>
            <ContentLink
              link={service.id === 'natural-order' ? servicePage.onboarding : servicePage.build}
              className={buttonVariants({ className: 'justify-self-start' })}
            />
          </>
        ) : (
          <div className="rounded-media bg-silica px-3 py-4 sm:rounded-card sm:p-8">
            <PriceTable caption={priceListCaption(service.title)} prices={service.pricing} note={service.pricingNote} />
            <p className="mt-1 text-sm text-muted">{words.gst}</p>
          </div>
        )}
      </div>
      <SubscriptionAside box={service.subscription} main={!quoted} />
    </Section>
  )
}

interface SubscriptionAsideProps {
  readonly box: SubscriptionBox
  /** Whether its first button is the section's main one. */
  readonly main: boolean
}

function SubscriptionAside({ box, main }: SubscriptionAsideProps) {
  return (
    <aside
      aria-labelledby="plans"
      className="grid grid-rows-[1fr] content-end gap-4 rounded-card bg-reef p-6 text-silica sm:gap-5 sm:p-9"
    >
      <Lino name="mark-dark" className="w-20 max-sm:hidden lg:w-60" />
      <h3 id="plans" className="text-h3">
        {box.heading}
      </h3>
      <p>{keepHyphenated(box.text)}</p>
      <div className="flex flex-wrap gap-3">
        {box.links.map((link, index) => (
          <Fragment key={link.href}>
            <ContentLink
              link={link}
              className={buttonVariants({ variant: main && index === 0 ? 'primary' : 'outline' })}
            />{' '}
          </Fragment>
        ))}
      </div>
    </aside>
  )
}
