/** @jest-environment node */
import { assertMayGuess } from '@/lib/server/signing-in/guesses'
import { tooManyRequests } from '@/lib/server/base/refusal'
import { assertWithinDailyLimit } from '@/lib/server/requests/request'

process.env.DATABASE_URL = 'file:/nowhere/sunnie.db'
process.env.AUTH_SECRET = 'x'.repeat(32)
process.env.RATE_LIMIT_PER_MINUTE = '1'

test('a client may send a hundred times as many leads in a day as in a minute, and others are unaffected', async () => {
  for (let sent = 0; sent < 100; sent++) await assertWithinDailyLimit('203.0.113.1')
  await expect(assertWithinDailyLimit('203.0.113.1')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('write to') as unknown,
  })
  await assertWithinDailyLimit('203.0.113.2')
})

const awkward = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

test('anything in an address’s place counts as a guess, even if it can’t be turned into text', async () => {
  const guesses = [
    { toString: 1, valueOf: 1 },
    Object.create(null) as object,
    awkward(15_000),
    null,
    undefined,
    false,
    5,
  ]
  const guess = (email: unknown, n: number) =>
    assertMayGuess(new Headers({ 'x-socket-address': `203.0.113.${n}` }), email)
  for (const [n, email] of guesses.entries()) await guess(email, n)
  for (let n = 0; n < 3; n++) await guess([n], n + 50)
  await expect(guess({}, 99)).rejects.toMatchObject({ status: 429 })
  await guess('owner@sunnie.example', 100)
})

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
