import { PictureCarousel } from '@/components/sections/picture-carousel'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { Section } from '@/components/site/section'
import { about, aboutSlides } from '@/content/about'

/** Picture carousel (specification section 4, simple carousel). */
export function AboutDay() {
  const { heading, italic, label } = about.carousel
  return (
    <Section tone="coral" labelledBy="about-day" className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
      <div className="flex items-end justify-between gap-6 lg:block">
        <Headline id="about-day" text={heading} italic={italic} />
        <Lino name="kitchen" className="w-24 sm:w-32 lg:mt-8 lg:w-52" />
      </div>
      <PictureCarousel id="about-slides" label={label} slides={aboutSlides} />
    </Section>
  )
}
