import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import { builderAddOns } from '@/content/sunnie-select'
import type { ServiceAddOn } from '@/content/types'
import { addOnTimeLabel } from '@/lib/pricing/builder'

/** A service's add-ons with the time each one takes (specification section 2). */
export function AddOnGallery({ addOns }: { readonly addOns: readonly ServiceAddOn[] }) {
  const { heading, italic, text } = servicePage.addOns
  return (
    <Section tone="shell" labelledBy="add-ons">
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
        <Headline id="add-ons" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted">{text}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-6">
        {addOns.map((addOn) => (
          <li
            key={addOn.id}
            className="grid grid-cols-[6.5rem_1fr] items-center gap-4 rounded-media bg-silica p-3 pe-5 sm:gap-5"
          >
            <Picture
              picture={pictureOf(addOn)}
              ratio="aspect-1/1"
              sizes="104px"
              className="rounded-input [&_img]:bg-wattle-tint [&_img]:p-[7%]"
            />
            <div>
              <h3 className="text-h4">{addOn.name}</h3>
              <p className="mt-0.5 text-sm text-muted">{addOn.description}</p>
              <p className="mt-1.5 text-sm font-semibold tabular-nums">{addOnTimeLabel(addOn)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The builder's picture of the same add-on. The name is right next to it, so the alt text is empty. */
function pictureOf({ id }: ServiceAddOn) {
  const picture = builderAddOns.find((addOn) => addOn.id === id)?.image
  return { folder: 'add-ons', id, ...picture, alt: '' } as const
}
