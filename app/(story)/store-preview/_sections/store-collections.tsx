import { Headline } from '@/components/site/headline'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { storePreview, upcomingCollections } from '@/content/store-preview'

/** The three upcoming collections, the middle one staggered. */
export function StoreCollections() {
  const { heading, italic } = storePreview.collections
  return (
    <Section tone="shell" labelledBy="collections">
      <Headline id="collections" text={heading} italic={italic} className="text-center" />
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3 lg:mt-14">
        {upcomingCollections.map(({ id, title, description, alt }) => (
          <li key={id} className="grid content-start gap-5 text-center max-md:mx-auto max-md:max-w-72 md:even:mt-10">
            <Picture
              picture={{ folder: 'store', id, alt }}
              sizes="(width < 48rem) 18rem, 31vw"
              ratio="aspect-[0.95]"
              className="arch [&_img]:object-top [&.frame-lino_img]:bg-silica"
            />
            <div>
              <h3 className="text-h3">{title}</h3>
              <p className="mx-auto mt-2 max-w-[22rem] text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
