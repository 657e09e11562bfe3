/** @jest-environment node */
import { lastWeeks } from '@/lib/server/owner/business/weeks'

const hour = 3_600_000

test('a week begins on Monday at midnight, Brisbane time', () => {
  // Sunday evening in Brisbane, and half an hour later on Monday.
  const sunday = lastWeeks(2, new Date('2026-11-22T13:45:00Z'))
  expect(sunday.map(({ monday }) => monday)).toEqual(['2026-11-09', '2026-11-16'])
  const monday = lastWeeks(2, new Date('2026-11-22T14:15:00Z'))
  expect(monday.map((week) => week.monday)).toEqual(['2026-11-16', '2026-11-23'])
  expect(monday[1]!.from).toEqual(new Date('2026-11-22T14:00:00Z'))
})

test('a year of weeks has no gap and no overlap, across New Year too', () => {
  const weeks = lastWeeks(52, new Date('2026-03-04T00:00:00Z'))
  expect(weeks).toHaveLength(52)
  weeks.slice(1).forEach(({ from }, index) => expect(from).toEqual(weeks[index]!.until))
  for (const { from, until } of weeks) expect(until.getTime() - from.getTime()).toBe(7 * 24 * hour)
  expect(weeks.at(-1)!.monday).toBe('2026-03-02')
})
