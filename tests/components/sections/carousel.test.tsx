import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from '@/components/sections/carousel'

const width = 300
let reduced = false

/** Renders three 300 px slides in a 300 px window. The sizes are faked because jsdom has no layout. */
function renderCarousel(props: { interval: number; stopsOnUse?: boolean; dots?: boolean }) {
  render(<Carousel id="track" label="Kind words" show="one" slides={['One', 'Two', 'Three']} {...props} />)
  const track = screen.getByRole('list', { name: 'Kind words' })
  ;[...track.children].forEach((slide, index) => Object.defineProperty(slide, 'offsetLeft', { value: index * width }))
  Object.defineProperty(track, 'scrollWidth', { value: 3 * width })
  Object.defineProperty(track, 'clientWidth', { value: width })
  track.scrollTo = ((options: ScrollToOptions) => {
    track.scrollLeft = options.left ?? 0
    fireEvent.scroll(track)
  }) as typeof track.scrollTo
  return track
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('a carousel (section 2)', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    window.matchMedia = ((query: string) => ({
      matches: reduced && query.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as unknown as typeof window.matchMedia
  })
  afterEach(() => {
    jest.useRealTimers()
    reduced = false
  })

  it('advances by itself and wraps around', () => {
    const track = renderCarousel({ interval: 4000 })
    wait(3999)
    expect(track.scrollLeft).toBe(0)
    wait(1)
    expect(track.scrollLeft).toBe(width)
    wait(8000)
    expect(track.scrollLeft).toBe(0)
  })

  it('pauses and resumes with the Pause button', () => {
    const track = renderCarousel({ interval: 4000 })
    const pause = screen.getByRole('checkbox', { name: 'Pause' })
    fireEvent.click(pause)
    expect(pause).toBeChecked()
    wait(20_000)
    expect(track.scrollLeft).toBe(0)
    fireEvent.click(pause)
    wait(4000)
    expect(track.scrollLeft).toBe(width)
  })

  it('does not move by itself with reduced motion, but its buttons still work', () => {
    reduced = true
    const track = renderCarousel({ interval: 4000 })
    wait(20_000)
    expect(track.scrollLeft).toBe(0)
    press('Next')
    expect(track.scrollLeft).toBe(width)
  })

  it('keeps going after Previous and Next by default', () => {
    const track = renderCarousel({ interval: 4000 })
    press('Previous')
    expect(track.scrollLeft).toBe(2 * width)
    wait(4000)
    expect(track.scrollLeft).toBe(0)
  })

  it.each(['Previous', 'Next', 'Go to slide 2'])('stops for good after %s with stopsOnUse', (name) => {
    const track = renderCarousel({ interval: 5000, stopsOnUse: true, dots: true })
    press(name)
    const position = track.scrollLeft
    wait(60_000)
    expect(track.scrollLeft).toBe(position)
  })

  it('counts each of several quick clicks, and wraps around, while it is still scrolling', () => {
    const track = renderCarousel({ interval: 60_000 })
    track.scrollTo = jest.fn() as unknown as typeof track.scrollTo // smooth: it has hardly moved by the next click
    press('Next')
    press('Next')
    expect(track.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 2 * width }))
    press('Next')
    expect(track.scrollTo).toHaveBeenLastCalledWith(expect.objectContaining({ left: 0 }))
  })

  it('stays put while touched, and for a whole interval after a swipe', () => {
    const track = renderCarousel({ interval: 4000 })
    wait(3000)
    fireEvent.touchStart(track)
    wait(20_000)
    expect(track.scrollLeft).toBe(0)
    fireEvent.touchEnd(track)
    wait(3999)
    expect(track.scrollLeft).toBe(0)
    wait(1)
    expect(track.scrollLeft).toBe(width)
  })

  it('marks the dot of the current slide', () => {
    renderCarousel({ interval: 5000, dots: true })
    press('Go to slide 3')
    expect(screen.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Go to slide 1' })).not.toHaveAttribute('aria-current')
  })
})
