const slidesOf = (list: HTMLElement) => [...list.children] as HTMLElement[]

// Absent where there is no window to ask, as in tests.
const lessMotion = () => window.matchMedia?.('(prefers-reduced-motion: reduce)')

/** Whether the visitor asked for less motion. */
export function prefersReducedMotion(): boolean {
  return lessMotion()?.matches ?? false
}

/** Calls when the visitor changes that wish; returns the clean-up. */
export function onReducedMotionChange(call: () => void): () => void {
  const query = lessMotion()
  query?.addEventListener('change', call)
  return () => query?.removeEventListener('change', call)
}

/** Which slide stands at the start of the list's window. */
export function currentSlide(list: HTMLElement): number {
  const offsets = slidesOf(list).map((slide) => Math.abs(slide.offsetLeft - list.offsetLeft - list.scrollLeft))
  return offsets.indexOf(Math.min(...offsets))
}

/** Scrolls the list, never the page, to a slide. */
export function scrollToSlide(list: HTMLElement, index: number): void {
  const slide = slidesOf(list)[index]
  if (!slide) return
  list.scrollTo({ left: slide.offsetLeft - list.offsetLeft, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** One slide on or back; from the end to the start, and the other way round. */
export function step(list: HTMLElement, by: 1 | -1): void {
  const last = slidesOf(list).length - 1
  const end = list.scrollWidth - list.clientWidth
  const atEnd = end > 0 && list.scrollLeft >= end - 2
  const next = currentSlide(list) + by
  if (by === 1 && (atEnd || next > last)) scrollToSlide(list, 0)
  else scrollToSlide(list, next < 0 ? last : next)
}

/**
 * Steps on every `interval` milliseconds, except while the page is hidden or the visitor's
 * pointer or keyboard focus is on the carousel.
 * @returns the clean-up
 */
export function autoAdvance(list: HTMLElement, interval: number): () => void {
  const carousel = list.closest('.carousel') ?? list
  const timer = setInterval(() => {
    const resting = document.hidden || carousel.matches(':hover') || carousel.querySelector(':focus-visible')
    if (!resting) step(list, 1)
  }, interval)
  return () => clearInterval(timer)
}
