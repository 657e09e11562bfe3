import { act, fireEvent, render, screen } from '@testing-library/react'
import { Carousel } from '@/components/sections/carousel'

const width = 300
let reduced = false

/** jsdom lays nothing out: three slides of 300 px in a window of 300 px. */
function show(props: { interval: number; stopsOnUse?: boolean; dots?: boolean }) {
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

describe('a carousel (section 2, decision E19)', () => {
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

  it('steps on by itself and from the end to the start', () => {
    const track = show({ interval: 4000 })
    wait(3999)
    expect(track.scrollLeft).toBe(0)
    wait(1)
    expect(track.scrollLeft).toBe(width)
    wait(4000)
    expect(track.scrollLeft).toBe(2 * width)
    wait(4000)
    expect(track.scrollLeft).toBe(0)
  })

  it('rests while its button named Pause is pressed, and goes on after', () => {
    const track = show({ interval: 4000 })
    press('Pause')
    expect(screen.getByRole('button', { name: 'Pause' })).toHaveAttribute('aria-pressed', 'true')
    wait(20_000)
    expect(track.scrollLeft).toBe(0)
    press('Pause')
    wait(4000)
    expect(track.scrollLeft).toBe(width)
  })

  it('rests under reduced motion, while its buttons still work', () => {
    reduced = true
    const track = show({ interval: 4000 })
    wait(20_000)
    expect(track.scrollLeft).toBe(0)
    press('Next')
    expect(track.scrollLeft).toBe(width)
  })

  it('goes on after previous and next unless it is the simple one', () => {
    const track = show({ interval: 4000 })
    press('Previous')
    expect(track.scrollLeft).toBe(2 * width)
    wait(4000)
    expect(track.scrollLeft).toBe(0)
  })

  it.each(['Previous', 'Next', 'Go to slide 2'])('stops for good at %s when it is the simple one', (name) => {
    const track = show({ interval: 5000, stopsOnUse: true, dots: true })
    press(name)
    const at = track.scrollLeft
    wait(60_000)
    expect(track.scrollLeft).toBe(at)
  })

  it('marks the dot of the slide in view', () => {
    show({ interval: 5000, dots: true })
    press('Go to slide 3')
    expect(screen.getByRole('button', { name: 'Go to slide 3' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('button', { name: 'Go to slide 1' })).not.toHaveAttribute('aria-current')
  })
})
