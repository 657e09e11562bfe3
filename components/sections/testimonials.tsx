import { sampleWords } from '@/content/testimonials'
import type { Testimonial } from '@/content/types'
import { PhoneScroller } from '@/components/site/phone-scroller'
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
        <PhoneScroller label={label} until="md">
          <ul
            aria-label={label}
            className="grid gap-4 max-md:w-max max-md:auto-cols-[calc(0.85*(100vw-2*var(--spacing-gutter)))] max-md:grid-flow-col max-md:px-gutter max-md:*:snap-center md:grid-cols-2 md:gap-6 lg:grid-cols-3 print:w-auto print:grid-flow-row print:grid-cols-2"
          >
            {shown.map((testimonial) => (
              <li key={testimonial.id} className="md:max-lg:last:odd:col-span-2">
                <TestimonialCard testimonial={testimonial} compact={variant === 'compact'} />
              </li>
            ))}
          </ul>
        </PhoneScroller>
      )}
      {shown.some(({ sample }) => sample) && <p className="text-sm text-muted">{sampleWords.note}</p>}
    </div>
  )
}
