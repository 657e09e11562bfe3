import { Carousel } from '@/components/sections/carousel'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { about, aboutHours } from '@/content/about'

const interval = 5000 // ms

/** One hour of a visit at a time (specification section 4, simple carousel). */
export function AboutDay() {
  const { heading, italic, label } = about.carousel
  return (
    <Section tone="coral" labelledBy="about-day" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <Headline id="about-day" text={heading} italic={italic} />
      <Carousel
        id="about-slides"
        label={label}
        show="one"
        interval={interval}
        stopsOnUse
        dots
        slides={aboutHours.map(({ linocut, caption }) => (
          <figure
            key={linocut}
            className="grid items-center gap-x-10 gap-y-4 rounded-card bg-silica p-6 sm:grid-cols-2 sm:p-10"
          >
            <Lino name={linocut} className="mx-auto w-full max-w-72" />
            <figcaption className="font-display text-h3 leading-snug">{caption}</figcaption>
          </figure>
        ))}
      />
    </Section>
  )
}
