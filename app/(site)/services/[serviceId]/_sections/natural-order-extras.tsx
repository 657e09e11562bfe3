import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { naturalOrderSpaces, productCategories, styleOptions } from '@/content/natural-order'
import { servicePage } from '@/content/services-page'

/** Gallery of spaces, the six styles and the product categories (specification section 2; decision E9). */
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
      <div className="mb-10 grid gap-x-16 gap-y-4 lg:grid-cols-2 lg:items-end">
        <Headline id="spaces" text={heading} italic={italic} />
        <p className="max-w-prose text-lg text-muted">{text}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 lg:grid-cols-4">
        {naturalOrderSpaces.map(({ id, name, description, image }) => (
          <li key={id} className="grid content-start gap-3">
            <Picture
              picture={image}
              ratio="aspect-1/1"
              sizes="(width < 64rem) 46vw, 290px"
              className="rounded-media bg-silica [&_img]:bg-silica"
            />
            <h3 className="text-h4">{name}</h3>
            <p className="text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Styles() {
  const { heading, italic, text } = servicePage.styles
  return (
    <Section tone="wattle" labelledBy="styles">
      <div className="mb-10 grid gap-4 text-center">
        <Headline id="styles" text={heading} italic={italic} />
        <p className="mx-auto max-w-prose">{text}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-9 sm:grid-cols-3 lg:gap-x-10">
        {styleOptions.map(({ value, label, description }) => (
          <li key={value} className="grid gap-4 sm:grid-cols-[6.5rem_1fr] sm:items-center max-lg:sm:grid-cols-1">
            <Lino name={value} className="w-full max-w-36 rounded-input" />
            <div>
              <h3 className="text-h4">{label}</h3>
              <p className="mt-1 text-sm text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Categories() {
  const { heading, italic, text } = servicePage.categories
  return (
    <Section labelledBy="categories" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.9fr]">
      <div className="grid content-start gap-4">
        <Headline id="categories" text={heading} italic={italic} />
        <p className="max-w-prose text-muted">{text}</p>
      </div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {productCategories.map(({ id, name, description }) => (
          <li key={id} className="border-t border-line py-5">
            <h3 className="text-h4">{name}</h3>
            <p className="mt-1 text-sm text-muted">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
