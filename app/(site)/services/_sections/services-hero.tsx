import { RatingBadge } from '@/components/sections/rating-badge'
import { Guarantee } from '@/components/site/guarantee'
import { Headline } from '@/components/site/headline'
import { Lino } from '@/components/site/lino'
import { servicesPage } from '@/content/services-page'

/** Headline and trust badges, with a sprig that grows out of the band below. */
export function ServicesHero() {
  const { heading, italic, text } = servicesPage.hero
  return (
    <section aria-labelledby="services-title" className="relative bg-lagoon pt-12 pb-20 md:pt-20 md:pb-32">
      <div className="wrap grid items-end gap-8 md:grid-cols-[1fr_auto]">
        <div className="grid justify-items-start gap-6">
          <Headline as="h1" id="services-title" text={heading} italic={italic} highlight className="max-w-[11ch]" />
          <p className="max-w-[52ch] md:text-lg">{text}</p>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <Guarantee variant="badge" />
            <RatingBadge variant="minimal" />
          </div>
        </div>
        <Lino name="bottle-brush" className="hidden h-96 w-auto md:block lg:me-16 lg:h-112" />
      </div>
    </section>
  )
}
