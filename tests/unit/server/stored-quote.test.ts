/** @jest-environment node */
import { daysAfter } from '@/lib/day'
import { today } from '@/lib/local-time'
import { isExpired } from '@/lib/server/stored-quote'

test('a quote can be accepted on its last day, but not the day after', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T13:59:00Z') }) // a minute to midnight in Brisbane
  const validUntil = '2026-11-21'
  expect(today()).toBe(validUntil)
  expect(isExpired({ state: 'sent', validUntil })).toBe(false)
  expect(isExpired({ state: 'sent', validUntil: daysAfter(validUntil, -1) })).toBe(true)
  jest.setSystemTime(new Date('2026-11-21T14:00:00Z'))
  expect(isExpired({ state: 'changes', validUntil })).toBe(true)
  // A settled quote doesn't expire.
  expect(isExpired({ state: 'accepted', validUntil })).toBe(false)
})
