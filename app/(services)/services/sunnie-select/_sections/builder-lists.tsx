import type { ReactNode } from 'react'
import { breakable } from '@/components/site/breakable'
import { Headline } from '@/components/site/headline'
import { ContentLink } from '@/components/site/content-link'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { business } from '@/content/business'
import { builderAddOns, builderAreas, sunnieSelectPage } from '@/content/sunnie-select'
import { sunnieSelectWords } from '@/content/sunnie-select-page'
import type { Cents } from '@/content/types'
import { addOnTimeLabel } from '@/lib/pricing/builder'
import { servicePriceLabels } from '@/lib/pricing/gst'

/** Areas and add-ons as two order slips, with the prices the specification lists. */
export function BuilderLists() {
  const { heading, italic, text, areas, addOns } = sunnieSelectWords.list
  return (
    <Section shore="lagoon" labelledBy="lists">
      <div className="mb-6 grid gap-x-16 gap-y-4 sm:mb-8 lg:grid-cols-2 lg:items-end">
        <Headline id="lists" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted">{text}</p>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <div className="grid gap-10">
          <Slip heading={areas} className="bg-wattle-tint">
            {builderAreas.map(({ id, name, description, basePrice, timeEstimate }) => (
              <Row key={id} name={name} description={description} price={basePrice} time={timeEstimate} />
            ))}
          </Slip>
          <p className="flex items-end gap-x-10 max-lg:hidden">
            <Lino name="hands-basket" className="w-80" />
            <ContentLink
              link={sunnieSelectPage.start}
              className={buttonVariants({ variant: 'secondary', className: 'mb-10' })}
            />
          </p>
        </div>
        <Slip heading={addOns} className="bg-coral-tint lg:mt-14">
          {builderAddOns.map((addOn) => (
            <Row
              key={addOn.id}
              name={addOn.name}
              description={addOn.description}
              price={addOn.price}
              time={addOnTimeLabel(addOn)}
            />
          ))}
        </Slip>
      </div>
    </Section>
  )
}

interface SlipProps {
  readonly heading: string
  readonly className: string
  readonly children: ReactNode
}

/** An order slip with a torn lower edge. */
function Slip({ heading, className, children }: SlipProps) {
  return (
    <div
      className={`rounded-t-media px-5 pt-6 pb-10 [mask:conic-gradient(from_-45deg_at_bottom,#0000,#000_1deg_89deg,#0000_90deg)_50%/18px_100%] sm:px-8 sm:pt-8 ${className}`}
    >
      <h3 className="text-h3">{heading}</h3>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}

interface RowProps {
  readonly name: string
  readonly description: string
  readonly price: Cents
  readonly time: string
}

function Row({ name, description, price, time }: RowProps) {
  const { net, total } = servicePriceLabels(price, business.gst)
  return (
    <li className="flex flex-wrap gap-x-5 border-t border-ink/20 py-2 sm:grid sm:grid-cols-[1fr_auto] sm:py-3.5">
      <h4 className="beside font-sans text-base leading-snug font-semibold tracking-normal">{breakable(name)}</h4>
      <p className="ms-auto text-end font-semibold tabular-nums">{total}</p>
      <p className="text-sm text-muted max-sm:hidden">{description}</p>
      <p className="text-end text-sm text-muted tabular-nums max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:flex-wrap max-sm:justify-between">
        {net !== total && <span className="block">{net}</span>} {time}
      </p>
    </li>
  )
}
