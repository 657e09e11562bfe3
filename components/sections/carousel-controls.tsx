'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { CarouselWords } from '@/content/site-chrome'
import {
  autoAdvance,
  currentSlide,
  onReducedMotionChange,
  step,
  scrollToSlide,
  prefersReducedMotion,
  takeOver,
} from './carousel-motion'

interface CarouselControlsProps {
  /** Id of the scrolling list the buttons control. */
  readonly track: string
  readonly count: number
  /** Milliseconds between slides. */
  readonly interval: number
  /** Stop for good once the visitor uses previous, next or a dot. */
  readonly stopsOnUse?: boolean
  readonly dots?: boolean
  readonly words: CarouselWords
  /** Class names of the buttons, computed on the server. */
  readonly buttonClasses: { readonly text: string; readonly round: string }
}

/** A carousel's controls. It advances by itself until paused (specification section 2). */
export function CarouselControls({
  track,
  count,
  interval,
  stopsOnUse,
  dots,
  words,
  buttonClasses,
}: CarouselControlsProps) {
  const reducedMotion = useSyncExternalStore(onReducedMotionChange, prefersReducedMotion, () => false)
  const [choice, setPaused] = useState<boolean>()
  const paused = choice ?? reducedMotion
  const [slide, setSlide] = useState(0)
  const pause = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const list = document.getElementById(track)
    if (list) takeOver(list)
    // It may have been ticked before this ran.
    if (pause.current?.checked) setPaused(true)
    const updateSlide = () => list && setSlide(currentSlide(list))
    list?.addEventListener('scroll', updateSlide, { passive: true })
    return () => list?.removeEventListener('scroll', updateSlide)
  }, [track])
  useEffect(() => {
    const list = document.getElementById(track)
    return list && !paused ? autoAdvance(list, interval) : undefined
  }, [track, interval, paused])

  const onUse = (move: (list: HTMLElement) => void) => () => {
    const list = document.getElementById(track)
    if (list) move(list)
    if (stopsOnUse) setPaused(true)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {/* Not a button, because it also works without scripts (carousel.css). */}
      <label className={`carousel-pause ${buttonClasses.text}`}>
        <input
          ref={pause}
          type="checkbox"
          checked={paused}
          aria-controls={track}
          onChange={() => setPaused(!paused)}
          className="sr-only"
        />
        {words.pause}
      </label>
      {dots && (
        <ul className="flex flex-wrap noscript:hidden">
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <button
                type="button"
                aria-label={`${words.goTo} ${index + 1}`}
                aria-current={index === slide || undefined}
                onClick={onUse((list) => scrollToSlide(list, index))}
                className="dot"
              />
            </li>
          ))}
        </ul>
      )}
      <div className="ms-auto flex gap-2 noscript:hidden">
        <button
          type="button"
          aria-label={words.previous}
          aria-controls={track}
          onClick={onUse((list) => step(list, -1))}
          className={buttonClasses.round}
        >
          <Chevron d="M10 3 5 8l5 5" />
        </button>
        <button
          type="button"
          aria-label={words.next}
          aria-controls={track}
          onClick={onUse((list) => step(list, 1))}
          className={buttonClasses.round}
        >
          <Chevron d="m6 3 5 5-5 5" />
        </button>
      </div>
    </div>
  )
}

function Chevron({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={d} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
