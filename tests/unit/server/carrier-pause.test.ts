/** @jest-environment node */
import { hold, isPaused, pause, resume } from '@/lib/server/mail/carrier-pause'

test('email pauses for longer after each failure in a row, and for a second again once some has gone out', () => {
  jest.useFakeTimers()
  for (const seconds of [1, 2, 4, 8]) {
    pause()
    jest.advanceTimersByTime(seconds * 1_000 - 1)
    expect(isPaused()).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isPaused()).toBe(false)
  }
  resume()
  pause()
  jest.advanceTimersByTime(1_000)
  expect(isPaused()).toBe(false)
})

test('a pause asked for in response to other requests doesn’t grow, and isn’t over once an email has gone out', () => {
  jest.useFakeTimers()
  for (let times = 0; times < 4; times++) {
    hold(2_000)
    resume()
    jest.advanceTimersByTime(1_999)
    expect(isPaused()).toBe(true)
    jest.advanceTimersByTime(1)
    expect(isPaused()).toBe(false)
  }
})
