import { sampleWords } from '@/content/testimonials'
import type { Testimonial } from '@/content/types'
import { Carousel } from './carousel'
import { RatingBadge } from './rating-badge'
import { TestimonialCard } from './testimonial-card'

interface TestimonialsProps {
  readonly variant: 'carousel' | 'compact' | 'grid'
  readonly items: readonly Testimonial[]
  /** Accessible name of the list. */
  readonly label: string
}

const interval = 4000 // ms
const compactCount = 3

/**
 * Testimonials as a carousel (home), a row of three (services) or a grid (single service). If there are none, shows our
 * rating, which is narrow enough to sit beside the heading.
 */
export function Testimonials({ variant, items, label }: TestimonialsProps) {
  if (items.length === 0) return <RatingBadge variant="expanded" />
  const shown = variant === 'compact' ? items.slice(0, compactCount) : items
  return (
    <div data-testimonials={variant} className="grid w-full gap-6">
      {variant === 'carousel' ? (
        <Carousel
          id="client-testimonials"
          label={label}
          show="cards"
          interval={interval}
          slides={shown.map((testimonial) => (
            <TestimonialCard key={testimonial.id} testimonial={testimonial} />
          ))}
        />
      ) : (
        <ul
          aria-label={label}
          tabIndex={0}
          className="grid gap-4 max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:auto-cols-[85%] max-md:grid-flow-col max-md:overflow-x-auto max-md:px-gutter max-md:*:snap-center md:grid-cols-2 md:gap-6 lg:grid-cols-3 print:grid-flow-row print:grid-cols-2 print:overflow-visible"
        >
          {shown.map((testimonial) => (
            <li key={testimonial.id} className="md:max-lg:last:odd:col-span-2">
              <TestimonialCard testimonial={testimonial} compact={variant === 'compact'} />
            </li>
          ))}
        </ul>
      )}
      {shown.some(({ sample }) => sample) && <p className="text-sm text-muted">{sampleWords.note}</p>}
    </div>
  )
}
