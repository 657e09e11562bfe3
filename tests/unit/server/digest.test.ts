/** @jest-environment node */
import { nextDigestAt } from '@/lib/server/digest'

test.each([
  ['2026-11-20T20:00:00Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-21T13:00:00Z', '2026-11-22T07:00:00.000Z'],
])('who joins a list at %s is in the summary of %s, at five by our clock', (now, due) => {
  expect(nextDigestAt(new Date(now)).toISOString()).toBe(due)
})
