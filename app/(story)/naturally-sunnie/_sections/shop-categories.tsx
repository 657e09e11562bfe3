import { ContentLink } from '@/components/site/content-link'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { buttonVariants } from '@/components/ui/button'
import { naturallySunnie } from '@/content/naturally-sunnie'
import { storeCategories, valueBadges } from '@/content/products'

/** The categories coming to the full store, and the four badges that products are chosen by. */
export function ShopCategories() {
  const { id, heading, italic, text, previewLink, badgesHeading } = naturallySunnie.categories
  return (
    <Section id={id} shore="headland" labelledBy="categories-title" className="grid gap-10 md:gap-14">
      <div className="grid gap-4">
        <Headline id="categories-title" text={heading} italic={italic} />
        <p className="text-lg text-muted">{text}</p>
      </div>
      <ul className="grid gap-6 md:grid-cols-3">
        {storeCategories.map(({ id: category, title, description, emblem }, index) => (
          <li
            key={category}
            className={`grid content-start gap-8 rounded-card p-7 ${['bg-wattle-tint', 'bg-coral-tint', 'bg-leaf'][index % 3]} max-md:flex max-md:flex-wrap max-md:items-center lg:p-9`}
          >
            <Lino name={emblem} className="w-24 max-md:order-last sm:w-32 md:w-40 lg:w-52" />
            <div className="beside">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2">{description}</p>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <ContentLink link={previewLink} className={buttonVariants({ variant: 'outline' })} />
      </p>
      <div className="grid gap-6">
        <h3 className="text-h3">{badgesHeading}</h3>
        <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
          {valueBadges.map(({ id: value, title, description }) => (
            <li key={value} className="flex items-center gap-4">
              <Lino name={value === 'australian-brands' ? 'australian' : value} className="w-16 shrink-0" />
              <p className="leading-snug">
                <strong className="font-semibold">{title}</strong>{' '}
                <span className="block text-sm text-muted">{description}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
