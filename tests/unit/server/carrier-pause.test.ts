/** @jest-environment node */
import { isPaused, pause, resume } from '@/lib/server/mail/carrier-pause'

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
