const slidesOf = (list: HTMLElement) => [...list.children] as HTMLElement[]

const reducedMotionQuery = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => reducedMotionQuery().matches

/** Subscribes to changes of that preference. Returns the function to unsubscribe. */
export function onReducedMotionChange(listener: () => void): () => void {
  const query = reducedMotionQuery()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** The longest that a list takes to get closer to its target than to where it was, in ms. */
const halfwayMs = 500
/** Where lists are scrolling to, in pixels, and since when. A click in the meantime counts from there. */
const ways = new WeakMap<HTMLElement, { readonly left: number; readonly at: number }>()

function leftOf(list: HTMLElement): number {
  const way = ways.get(list)
  return way && performance.now() - way.at < halfwayMs ? way.left : list.scrollLeft
}

/** Index of the slide at the start of the visible area. */
export function currentSlide(list: HTMLElement): number {
  const offsets = slidesOf(list).map((slide) => Math.abs(slide.offsetLeft - list.offsetLeft - leftOf(list)))
  return offsets.indexOf(Math.min(...offsets))
}

const endOf = (list: HTMLElement) => list.scrollWidth - list.clientWidth

/** Scrolls the list to a slide without moving the page. */
export function scrollToSlide(list: HTMLElement, index: number): void {
  const slide = slidesOf(list)[index]
  if (!slide) return
  const left = Math.min(slide.offsetLeft - list.offsetLeft, endOf(list))
  ways.set(list, { left, at: performance.now() })
  list.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Goes one slide forwards or backwards, wrapping around at either end. */
export function step(list: HTMLElement, by: 1 | -1): void {
  const last = slidesOf(list).length - 1
  const atEnd = endOf(list) > 0 && leftOf(list) >= endOf(list) - 2
  const next = currentSlide(list) + by
  if (by === 1 && (atEnd || next > last)) scrollToSlide(list, 0)
  else scrollToSlide(list, next < 0 ? last : next)
}

/** Ends the style sheet's motion (carousel.css), and leaves the list where that had got to. */
export function takeOver(list: HTMLElement): void {
  const [first] = slidesOf(list)
  if (!first) return
  const moved = list.getBoundingClientRect().left - first.getBoundingClientRect().left
  list.dataset.scripted = ''
  list.scrollLeft = moved
}

/**
 * Advances every `interval` milliseconds, except while the page is hidden or the carousel is hovered, focused or
 * touched. After a swipe, the slide stays for a whole interval.
 * @returns a function that stops it
 */
export function autoAdvance(list: HTMLElement, interval: number): () => void {
  const carousel = list.closest('.carousel') ?? list
  const advance = () => {
    const suspended = document.hidden || carousel.matches(':hover') || carousel.querySelector(':focus-visible')
    if (!suspended) step(list, 1)
  }
  const listening = new AbortController()
  const options = { passive: true, signal: listening.signal }
  let timer: ReturnType<typeof setInterval>
  const stop = () => clearInterval(timer)
  const start = () => {
    stop()
    timer = setInterval(advance, interval)
  }
  start()
  carousel.addEventListener('touchstart', stop, options)
  for (const lifted of ['touchend', 'touchcancel']) carousel.addEventListener(lifted, start, options)
  return () => {
    stop()
    listening.abort()
  }
}
