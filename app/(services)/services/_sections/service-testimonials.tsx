import { Testimonials } from '@/components/sections/testimonials'
import { Headline } from '@/components/site/headline'
import { Section, type Tone } from '@/components/site/section'
import { servicePage } from '@/content/services-page'
import { testimonials } from '@/content/testimonials'
import type { ServiceId } from '@/content/types'

const rowLength = 3 // cards per row on a wide window

/** Testimonials about this service first, then others to fill the row. */
export function ServiceTestimonials({
  service,
  tone = 'shell',
}: {
  readonly service: ServiceId
  readonly tone?: Tone
}) {
  const { heading, italic, label } = servicePage.testimonials
  const own = testimonials.filter(({ services }) => services?.includes(service))
  const others = testimonials.filter((testimonial) => !own.includes(testimonial))
  const items = [...own, ...others.slice(0, Math.max(0, rowLength - own.length))]
  return (
    <Section
      tone={tone}
      labelledBy="testimonials"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-9"
    >
      <Headline id="testimonials" text={heading} italic={italic} />
      <Testimonials variant="grid" items={items} label={label} />
    </Section>
  )
}
