import { Testimonials } from '@/components/sections/testimonials'
import { Headline } from '@/components/site/headline'
import { Section } from '@/components/site/section'
import { servicesPage } from '@/content/services-page'
import { testimonials } from '@/content/testimonials'

/** Three short testimonials (specification section 2, "compact testimonials"). */
export function CompactTestimonials() {
  const { heading, italic, label } = servicesPage.testimonials
  return (
    <Section labelledBy="testimonials" className="flex flex-wrap items-center justify-between gap-x-10 gap-y-9">
      <Headline id="testimonials" text={heading} italic={italic} />
      <Testimonials variant="compact" items={testimonials} label={label} />
    </Section>
  )
}
