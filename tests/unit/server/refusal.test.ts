/** @jest-environment node */
import { tooManyRequests } from '@/lib/server/refusal'

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('a visitor over the limit is told to wait %i seconds as %s', (seconds, words) => {
  const { status, message, extra } = tooManyRequests('Please wait {wait}.', seconds)
  expect([status, message, extra.headers]).toEqual([429, `Please wait ${words}.`, { 'Retry-After': String(seconds) }])
})
