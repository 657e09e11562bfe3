import { Picture } from '@/components/site/picture'
import type { PictureRef } from '@/content/types'
import { Carousel } from './carousel'

interface PictureCarouselProps {
  readonly id: string
  readonly label: string
  readonly slides: readonly (PictureRef & { readonly caption: string })[]
}

const interval = 5000 // ms

/** One captioned picture at a time (specification section 4, simple carousel). */
export function PictureCarousel({ id, label, slides }: PictureCarouselProps) {
  return (
    <Carousel
      id={id}
      label={label}
      show="one"
      interval={interval}
      stopsOnUse
      dots
      slides={slides.map((slide) => (
        <figure key={slide.id} className="grid gap-3">
          <Picture picture={slide} sizes="(width < 48rem) 92vw, 620px" className="rounded-media" />
          <figcaption className="text-sm text-muted">{slide.caption}</figcaption>
        </figure>
      ))}
    />
  )
}
