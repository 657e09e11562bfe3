/** @jest-environment node */
import { daysAfter } from '@/lib/day'
import { formatLocalTime, formatLocalTimestamp, isWeekend, startOfLocalDay, today } from '@/lib/local-time'
import { csvResponse } from '@/lib/server/owner/csv-file'
import { isExpired } from '@/lib/server/leads/stored-quote'

afterEach(() => void jest.useRealTimers())

// All times are Brisbane's, whatever time zone the machine is in.
test('times are formatted in Brisbane time', () => {
  const date = new Date('2026-11-21T14:05:09Z')
  expect(formatLocalTime(date)).toMatch(/^22 Nov 2026, 12:05\sam$/)
  expect(formatLocalTimestamp(date)).toBe('2026-11-22 00:05:09')
})

test('a day begins at midnight in Brisbane, summer and winter alike', () => {
  expect(startOfLocalDay('2026-01-01')).toEqual(new Date('2025-12-31T14:00:00Z'))
  expect(startOfLocalDay('2026-07-01')).toEqual(new Date('2026-06-30T14:00:00Z'))
})

test.each([
  ['2026-11-20T07:59:00Z', false], // Friday 5:59 pm
  ['2026-11-20T08:00:00Z', true],
  ['2026-11-22T13:59:00Z', true], // Sunday 11:59 pm
  ['2026-11-22T14:00:00Z', false],
])('%s counts as the weekend: %s', (time, expected) => {
  expect(isWeekend(new Date(time))).toBe(expected)
})

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

test('a spreadsheet downloaded in the morning has that day’s Brisbane date in its name', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T22:30:00Z'), doNotFake: ['nextTick', 'setImmediate'] })
  async function* lines() {
    yield 'Name\r\n'
  }
  const answer = await csvResponse('leads', lines())
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="leads-2026-11-23.csv"')
})
