import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { carouselWords } from '@/content/site-chrome'
import { CarouselControls } from './carousel-controls'

// Computed here rather than in the controls, to keep buttonVariants out of the browser's bundle.
const buttonClasses = {
  text: buttonVariants({ variant: 'outline', size: 'sm' }),
  round: buttonVariants({ variant: 'outline', size: 'icon' }),
}

interface CarouselProps {
  readonly id: string
  /** Accessible name of the carousel. */
  readonly label: string
  readonly slides: readonly ReactNode[]
  /** One slide at a time, or one to three cards depending on the window's width. */
  readonly show: 'one' | 'cards'
  /** Milliseconds between slides. */
  readonly interval: number
  readonly stopsOnUse?: boolean
  readonly dots?: boolean
}

/** A list that scrolls sideways and snaps. It advances by carousel.css, and by its controls once they've loaded. */
export function Carousel({ id, label, slides, show, interval, stopsOnUse, dots }: CarouselProps) {
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      data-show={show}
      className={`carousel [--slides:${slides.length}]`}
    >
      {/* Focusable so that the arrow keys scroll it. */}
      <ul id={id} aria-label={label} tabIndex={0} className="carousel-track">
        {slides.map((slide, index) => (
          <li key={index}>{slide}</li>
        ))}
      </ul>
      <CarouselControls
        track={id}
        count={slides.length}
        interval={interval}
        stopsOnUse={stopsOnUse}
        dots={dots}
        words={carouselWords}
        buttonClasses={buttonClasses}
      />
    </section>
  )
}
