import { Badge } from '@/components/ui/badge'
import { sampleWords } from '@/content/testimonials'
import type { Testimonial } from '@/content/types'
import { Stars } from './stars'

/** One testimonial. Samples are labelled as such. */
export function TestimonialCard({
  testimonial,
  compact,
}: {
  readonly testimonial: Testimonial
  readonly compact?: boolean
}) {
  const { name, location, rating, text, date, source, sample } = testimonial
  return (
    <figure
      className={
        compact
          ? 'grid h-full content-start gap-3 border-t-2 border-wattle pt-4'
          : 'grid h-full content-start gap-4 rounded-card border border-line bg-silica p-6 text-ink sm:p-7'
      }
    >
      <div className="flex min-h-7 items-center justify-between gap-3">
        <Stars rating={rating} />
        {sample && <Badge variant="outline">{sampleWords.tag}</Badge>}
      </div>
      <blockquote className={compact ? '' : 'font-display text-lg leading-snug'}>“{text}”</blockquote>
      <figcaption className="self-end text-sm">
        <strong className="font-semibold">{name}</strong>, {location}{' '}
        <span className="block text-muted">
          {source}, {date}
        </span>
      </figcaption>
    </figure>
  )
}
