import { formatLocalTime, formatLocalTimestamp, isWeekend, startOfLocalDay } from '@/lib/local-time'

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
