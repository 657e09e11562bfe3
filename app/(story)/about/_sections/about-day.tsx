import { Carousel } from '@/components/sections/carousel'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Picture } from '@/components/site/picture'
import { Section } from '@/components/site/section'
import { about, aboutSlides } from '@/content/about'

const interval = 5000 // ms

/** One captioned picture at a time (specification section 4, simple carousel). */
export function AboutDay() {
  const { heading, italic, label } = about.carousel
  return (
    <Section tone="coral" labelledBy="about-day" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <div className="flex items-end justify-between gap-6 lg:block">
        <Headline id="about-day" text={heading} italic={italic} />
        <Lino name="kitchen" className="w-24 sm:w-32 lg:mt-8 lg:w-52" />
      </div>
      <Carousel
        id="about-slides"
        label={label}
        show="one"
        interval={interval}
        stopsOnUse
        dots
        slides={aboutSlides.map((slide) => (
          <figure key={slide.id} className="grid gap-3">
            <Picture picture={slide} sizes="(width < 48rem) 92vw, 620px" className="rounded-media" />
            <figcaption className="text-sm text-muted">{slide.caption}</figcaption>
          </figure>
        ))}
      />
    </Section>
  )
}
