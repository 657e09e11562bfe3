import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { sustainability, sustainabilityPrinciples } from '@/content/sustainability'

/** The principles in two staggered columns. */
export function SustainabilityPrinciples() {
  const { heading, italic } = sustainability.principles
  return (
    <Section shore="flats" labelledBy="how-we-work">
      <Headline id="how-we-work" text={heading} italic={italic} />
      <ol className="mt-10 grid gap-x-20 gap-y-10 md:grid-cols-2 md:gap-y-16">
        {sustainabilityPrinciples.map(({ title, description, emblem }) => (
          <li key={title} className="flex flex-wrap items-center gap-6 md:even:translate-y-20 md:max-lg:content-start">
            <div className="grid size-24 place-items-center rounded-full bg-shell sm:size-36 md:size-40 lg:size-44">
              <Lino name={emblem} className="w-[68%]" />
            </div>
            <div className="beside md:max-lg:basis-full">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[26rem]">{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div aria-hidden="true" className="h-20 max-md:hidden" />
    </Section>
  )
}
