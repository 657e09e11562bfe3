import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { PhoneScroller } from '@/components/site/phone-scroller'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { naturalOrderSpaces, productCategories, styleOptions } from '@/content/natural-order'
import { servicePage } from '@/content/services-page'

/** Gallery of spaces, the six styles and the product categories (specification section 2). */
export function NaturalOrderExtras() {
  return (
    <>
      <Spaces />
      <Styles />
      <Categories />
    </>
  )
}

function Spaces() {
  const { heading, italic, text } = servicePage.spaces
  return (
    <Section tone="shell" labelledBy="spaces">
      <div className="mb-4 grid gap-x-16 gap-y-4 sm:mb-8 lg:grid-cols-2 lg:items-end">
        <Headline id="spaces" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted max-sm:hidden">{text}</p>
      </div>
      <PhoneScroller labelledBy="spaces" until="sm">
        <ul className="grid gap-x-3 max-sm:w-max max-sm:auto-cols-[6.5rem] max-sm:grid-flow-col max-sm:px-gutter sm:grid-cols-4 sm:gap-y-8 lg:gap-x-6">
          {naturalOrderSpaces.map(({ id, name, description, image }) => (
            <li key={id} className="grid content-start gap-2 sm:gap-3">
              <Picture
                picture={image}
                ratio="aspect-1/1"
                sizes="(width < 40rem) 104px, (width < 64rem) 23vw, 290px"
                className="rounded-media bg-silica [&_img]:bg-silica"
              />
              <h3 className="text-sm leading-tight sm:text-h4">{name}</h3>
              <p className="text-sm text-muted max-sm:hidden">{description}</p>
            </li>
          ))}
        </ul>
      </PhoneScroller>
    </Section>
  )
}

function Styles() {
  const { heading, italic, text } = servicePage.styles
  return (
    <Section tone="wattle" labelledBy="styles">
      <div className="mb-4 grid gap-4 sm:mb-8 sm:text-center">
        <Headline id="styles" text={heading} italic={italic} />
        <p className="mx-auto max-w-prose max-sm:hidden">{text}</p>
      </div>
      <PhoneScroller labelledBy="styles" until="sm">
        <ul className="grid gap-x-3 max-sm:w-max max-sm:auto-cols-[6.5rem] max-sm:grid-flow-col max-sm:px-gutter sm:grid-cols-3 sm:gap-x-5 sm:gap-y-9 lg:gap-x-10">
          {styleOptions.map(({ value, label, description }) => (
            <li
              key={value}
              className="grid content-start gap-2 sm:grid-cols-[6.5rem_1fr] sm:items-center sm:gap-4 max-lg:sm:grid-cols-1"
            >
              <Lino name={value} className="w-full max-w-36 rounded-input" />
              <div>
                <h3 className="text-sm sm:text-h4">{label}</h3>
                <p className="mt-1 text-sm text-muted max-sm:hidden">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </PhoneScroller>
    </Section>
  )
}

function Categories() {
  const { heading, italic, text } = servicePage.categories
  return (
    <Section labelledBy="categories" className="grid gap-x-16 gap-y-5 lg:grid-cols-[1fr_1.9fr]">
      <div className="grid content-start gap-4">
        <Headline id="categories" text={heading} italic={italic} />
        <p className="max-w-prose text-muted max-sm:hidden">{text}</p>
      </div>
      <ul className="flex flex-wrap gap-2 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-0">
        {productCategories.map(({ title, description }) => (
          <li
            key={title}
            className="rounded-full bg-lagoon px-4 py-1.5 sm:rounded-none sm:border-t sm:border-line sm:bg-transparent sm:px-0 sm:py-5"
          >
            <h3 className="text-sm sm:text-h4">{title}</h3>
            <p className="mt-1 text-sm text-muted max-sm:hidden">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
