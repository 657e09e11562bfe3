/** @jest-environment node */
import { nextDigestAt, queueDigest } from '@/lib/server/mail/digest'

const mockCreated: unknown[] = []

jest.mock('@/lib/server/base/sql/outbox', () => ({ findDueForDigest: () => Promise.resolve(['due']) }))
jest.mock('@/lib/server/base/db', () => ({
  ...jest.requireActual<object>('@/lib/server/base/db'),
  db: () => Promise.resolve({ outboxMessage: { findMany: () => Promise.resolve([]) } }),
  inWriteTransaction: (work: (tx: object) => unknown) =>
    work({ outboxMessage: { updateMany: () => ({ count: 0 }), create: (mail: unknown) => mockCreated.push(mail) } }),
}))

test('a digest that another instance has already queued isn’t followed by an empty one', async () => {
  await queueDigest()
  expect(mockCreated).toEqual([])
})

test.each([
  ['2026-11-20T20:00:00Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T06:59:59Z', '2026-11-21T07:00:00.000Z'],
  ['2026-11-21T07:00:00Z', '2026-11-22T07:00:00.000Z'],
  ['2026-11-21T13:00:00Z', '2026-11-22T07:00:00.000Z'],
])('someone who joins a list at %s is in the digest of %s, at 5 pm in Brisbane', (now, due) => {
  expect(nextDigestAt(new Date(now)).toISOString()).toBe(due)
})
