/** @jest-environment node */
import { resendFailureOf } from '@/lib/server/mail/carrier'

const tooMany = { name: 'rate_limit_exceeded', statusCode: 429, message: 'Too many requests' } as const

test.each([
  ['2', 2_000],
  ['3600', 3_600_000],
  ['31536000', 3_600_000],
  ['1e999', 3_600_000],
  ['-5', undefined],
  ['Wed, 21 Oct 2099 07:28:00 GMT', undefined],
])('a Retry-After of %s from the carrier pauses email for %s ms', (text, wait) => {
  expect(resendFailureOf(tooMany, { 'retry-after': text }).retryAfterMs).toBe(wait)
})
