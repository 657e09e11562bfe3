/** @jest-environment node */
import { deliver, resendFailureOf } from '@/lib/server/mail/carrier'
import { isPaused, pause, resume } from '@/lib/server/mail/carrier-pause'

jest.mock('@/lib/server/base/env', () => ({
  env: () => ({ mail: { resendKey: 're_test', baseUrl: 'https://carrier.example' } }),
}))

const tooMany = { name: 'rate_limit_exceeded', statusCode: 429, message: 'Too many requests' } as const

const now = 'Wed, 21 Oct 2026 07:28:00 GMT'

test.each([
  ['2', 2_000],
  ['Wed, 21 Oct 2026 07:28:30 GMT', 30_000],
  ['Wed, 21 Oct 2026 07:27:00 GMT', undefined],
  ['3600', 3_600_000],
  ['31536000', 3_600_000],
  ['1e999', 3_600_000],
  ['-5', undefined],
  ['Wed, 21 Oct 2099 07:28:00 GMT', 3_600_000],
  ['soon', undefined],
])('a Retry-After of %s from the carrier pauses email for %s ms', (text, wait) => {
  expect(resendFailureOf(tooMany, { 'retry-after': text, date: now }).retryAfterMs).toBe(wait)
})

const { fetch } = globalThis
afterEach(() => {
  globalThis.fetch = fetch
})

test.each([
  [503, '{"message":"Service Unavailable"}', 'unknown', 'unexpected response'],
  [500, '{}', 'unknown', 'unexpected response'],
  [200, '{}', 'unknown', 'unexpected response'],
  [502, '<html>', 'unknown', '502 application_error'],
  [422, '{"statusCode":422,"name":"validation_error","message":"No"}', 'refused', '422 validation_error'],
])('a response of %s with %s from the carrier is %s', async (status, body, result, reason) => {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status }))
  const mail = { from: 'a@a.example', to: 'b@b.example', subject: 'Hi', html: '<p>Hi', text: 'Hi', headers: {} }
  expect(await deliver(mail, 'some-id')).toEqual({ result, reason })
})

describe('while time passes', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('email pauses for longer after each failure in a row, and for a second again once some has gone out', () => {
    for (const seconds of [1, 2, 4, 8]) {
      pause()
      jest.advanceTimersByTime(seconds * 1_000 - 1)
      expect(isPaused()).toBe(true)
      jest.advanceTimersByTime(1)
      expect(isPaused()).toBe(false)
    }
    resume()
    pause()
    // An email that was on its way doesn't end it.
    resume()
    expect(isPaused()).toBe(true)
    jest.advanceTimersByTime(1_000)
    expect(isPaused()).toBe(false)
  })
})
