import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { business } from '@/content/business'
import { servicePage } from '@/content/services-page'
import { builderAddOns } from '@/content/sunnie-select'
import type { BuilderAddOn, Service, ServiceAddOn } from '@/content/types'
import { addOnTimeLabel } from '@/lib/pricing/builder'
import { servicePriceLabels } from '@/lib/pricing/gst'

/** A service's add-ons with the time each one takes, and its price if the price list has one (section 2). */
export function AddOnGallery({ service }: { readonly service: Pick<Service, 'addons' | 'headings'> }) {
  const { heading, italic, text } = { ...servicePage.addOns, ...service.headings.addOns }
  return (
    <Section tone="shell" labelledBy="add-ons">
      <div className="mb-6 grid gap-x-16 gap-y-4 sm:mb-8 lg:grid-cols-2 lg:items-end">
        <Headline id="add-ons" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted">{text}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-2 sm:gap-y-4 md:grid-cols-2 lg:gap-y-6 xl:grid-cols-3">
        {service.addons.map((addOn) => (
          <li
            key={addOn.id}
            className="flex flex-wrap items-center gap-4 rounded-media bg-silica p-2 pe-4 sm:gap-5 sm:p-3 sm:pe-5 md:max-xl:last:odd:col-span-2"
          >
            <Picture
              // The name is right next to the picture.
              picture={{ folder: 'add-ons', id: addOn.id, alt: '' }}
              ratio="aspect-1/1"
              sizes="104px"
              className="w-14 rounded-input sm:w-26 [&_img]:bg-wattle-tint [&_img]:p-[7%]"
            />
            <div className="beside">
              <h3 className="text-h4">{addOn.name}</h3>
              <p className="mt-0.5 text-sm text-muted max-sm:hidden">{addOn.description}</p>
              <p className="flex flex-wrap gap-x-3 text-sm tabular-nums sm:mt-1.5">
                {listed(addOn) && <strong className="font-semibold">{priceOf(listed(addOn)!)}</strong>}{' '}
                {addOnTimeLabel(addOn)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The same add-on in the builder, which has a price for it. */
const listed = ({ id }: ServiceAddOn) => builderAddOns.find((addOn) => addOn.id === id)

const priceOf = ({ price }: BuilderAddOn) => servicePriceLabels(price, business.gst).total
