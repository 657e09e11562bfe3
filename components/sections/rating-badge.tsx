import { Badge } from '@/components/ui/badge'
import { ExternalLink } from '@/components/site/external-link'
import { ratingWords } from '@/content/guarantee'
import { googleReviewsLink } from '@/content/navigation'
import { sampleWords, testimonials } from '@/content/testimonials'
import type { RatingVariant } from '@/content/types'
import { Stars } from './stars'

const excerptLength = 96 // characters

/** The start of a review, truncated between words. */
export function excerptOf(text: string): string {
  if (text.length <= excerptLength) return text
  return `${text.slice(0, text.lastIndexOf(' ', excerptLength)).replace(/[,.;:]$/, '')}…`
}

function Excerpt() {
  const review = testimonials.find(({ source }) => source === 'Google')
  if (!review) return null
  return (
    <figure className="max-w-sm text-sm">
      <blockquote>“{excerptOf(review.text)}”</blockquote>
      <figcaption className="mt-1 flex items-center gap-2 text-muted">
        {review.name}, {review.location} {review.sample && <Badge variant="outline">{sampleWords.tag}</Badge>}
      </figcaption>
    </figure>
  )
}

interface RatingBadgeProps {
  readonly variant?: RatingVariant
  /** Adds an excerpt of a review with the reviewer's name and location. */
  readonly showExcerpt?: boolean
}

/** "5.0 on Google" with five stars, linked to the listing (specification section 1). */
export function RatingBadge({ variant = 'standard', showExcerpt }: RatingBadgeProps) {
  const { text, detail } = ratingWords[variant]
  const line = (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
      <Stars />
      {googleReviewsLink ? (
        <ExternalLink
          href={googleReviewsLink.href}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:decoration-2"
        >
          {text}
        </ExternalLink>
      ) : (
        text
      )}
    </p>
  )
  if (variant === 'minimal')
    return (
      <div data-rating={variant} className="grid gap-2 text-sm">
        {line}
        {showExcerpt && <Excerpt />}
      </div>
    )
  return (
    <div
      data-rating={variant}
      className={
        variant === 'standard'
          ? 'grid w-fit gap-1 rounded-media border border-line bg-silica px-5 py-3 text-ink'
          : 'grid w-fit gap-3 rounded-card border border-line bg-silica p-6 text-ink sm:p-8'
      }
    >
      {variant === 'expanded' ? <div className="font-display text-h3">{line}</div> : line}
      <p className="text-sm text-muted">{detail}</p>
      {showExcerpt && <Excerpt />}
    </div>
  )
}
