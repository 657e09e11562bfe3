const slidesOf = (list: HTMLElement) => [...list.children] as HTMLElement[]

// jsdom has no matchMedia.
const reducedMotionQuery = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return reducedMotionQuery()?.matches ?? false
}

/** Subscribes to changes of that preference. Returns the function to unsubscribe. */
export function onReducedMotionChange(listener: () => void): () => void {
  const query = reducedMotionQuery()
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}

/** Index of the slide at the start of the visible area. */
export function currentSlide(list: HTMLElement): number {
  const offsets = slidesOf(list).map((slide) => Math.abs(slide.offsetLeft - list.offsetLeft - list.scrollLeft))
  return offsets.indexOf(Math.min(...offsets))
}

/** Scrolls the list to a slide without moving the page. */
export function scrollToSlide(list: HTMLElement, index: number): void {
  const slide = slidesOf(list)[index]
  if (!slide) return
  list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Goes one slide forwards or backwards, wrapping around at either end. */
export function step(list: HTMLElement, by: 1 | -1): void {
  const last = slidesOf(list).length - 1
  const end = list.scrollWidth - list.clientWidth
  const atEnd = end > 0 && list.scrollLeft >= end - 2
  const next = currentSlide(list) + by
  if (by === 1 && (atEnd || next > last)) scrollToSlide(list, 0)
  else scrollToSlide(list, next < 0 ? last : next)
}

/**
 * Advances every `interval` milliseconds, except while the page is hidden or the carousel is hovered or focused.
 *
 * @returns a function that stops it
 */
export function autoAdvance(list: HTMLElement, interval: number): () => void {
  const carousel = list.closest('.carousel') ?? list
  const timer = setInterval(() => {
    const suspended = document.hidden || carousel.matches(':hover') || carousel.querySelector(':focus-visible')
    if (!suspended) step(list, 1)
  }, interval)
  return () => clearInterval(timer)
}
