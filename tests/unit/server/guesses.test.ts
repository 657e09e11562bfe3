/** @jest-environment node */
import { assertMayGuess } from '@/lib/server/owner/guesses'

const awkward = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown

test('anything in an address’s place counts as a guess, even if it can’t be turned into text', async () => {
  process.env.DATABASE_URL = 'file:/nowhere/sunnie.db'
  process.env.AUTH_SECRET = 'x'.repeat(32)
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
