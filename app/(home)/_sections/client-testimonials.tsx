import { RatingBadge } from '@/components/sections/rating-badge'
import { Testimonials } from '@/components/sections/testimonials'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { home } from '@/content/home'
import { testimonials } from '@/content/testimonials'

/** Carousel of testimonials (specification sections 2 and 4). */
export function ClientTestimonials() {
  const { heading, italic, label } = home.testimonials
  return (
    <Section tone="shell" labelledBy="clients" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
      <Headline id="clients" text={heading} italic={italic} />
      {testimonials.length > 0 && <RatingBadge variant="minimal" />}
      <Testimonials variant="carousel" items={testimonials} label={label} />
    </Section>
  )
}
