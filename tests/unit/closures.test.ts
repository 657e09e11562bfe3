import { publicHolidays } from '@/lib/public-holidays'
import { overWeekend } from '@/content/closures'
import type { ClosedPeriod } from '@/content/types'
import { answering } from '@/lib/answering'
import { queenslandHolidays } from '@/tools/public-holidays.mjs'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const christmas = { name: 'Christmas', from: '2026-12-24', to: '2027-01-05' }

/** The calendar with these days of the owner's own. */
async function calendar({ closed = [], holidays = true }: { closed?: ClosedPeriod[]; holidays?: boolean } = {}) {
  jest.resetModules()
  const { business } = await import('@/content/business')
  const hours = { ...business.hours, opening: [{ days: weekdays, opens: '08:00', closes: '18:00' }] }
  Object.assign(business, { closed, closedOnPublicHolidays: holidays, hours })
  return import('@/lib/closures')
}

/** An instant in Brisbane. */
const at = (time: string) => new Date(`${time}:00+10:00`)

test('the public holidays are the package’s', () => {
  expect(publicHolidays).toEqual(queenslandHolidays())
})

test('a closed week is announced from the day before until we’re back, over the holidays within it', async () => {
  const { noticeAt } = await calendar({ closed: [christmas] })
  const said =
    "We're closed from Thursday 24 December to Tuesday 5 January (Christmas) and answer from Wednesday 6 January."
  expect(noticeAt(at('2026-12-22T23:59'))).toBeUndefined()
  for (const time of ['2026-12-23T00:00', '2026-12-25T12:00', '2027-01-05T23:59']) expect(noticeAt(at(time))).toBe(said)
  expect(noticeAt(at('2027-01-06T00:00'))).toBeUndefined()
})

test('a holiday next to a weekend counts from Friday, and says when we’re back', async () => {
  const { noticeAt } = await calendar()
  const said = "We're closed on Monday 5 October (King's Birthday) and answer from Tuesday 6 October."
  expect([noticeAt(at('2026-10-01T23:00')), noticeAt(at('2026-10-02T00:00'))]).toEqual([undefined, said])
})

test('nothing is said when nothing is named', async () => {
  const { notices } = await calendar({ holidays: false })
  expect(notices).toEqual([])
})

test('closed days don’t count as waiting', async () => {
  const { openHoursBefore } = await calendar({ closed: [christmas] })
  expect(openHoursBefore(at('2026-11-12T09:00'), 24)).toEqual(at('2026-11-11T09:00'))
  expect(openHoursBefore(at('2027-01-06T09:00'), 24)).toEqual(at('2026-12-23T09:00'))
  expect(openHoursBefore(at('2026-12-28T09:00'), 24)).toEqual(at('2026-12-23T00:00'))
})

test('a notice takes the place of our promise, and of no other 24 hours', () => {
  const words = {
    text: `Got it. We'll be in touch within 24 hours. ${overWeekend}`,
    list: ['Tell us within 24 hours and we come back.'],
  }
  expect(answering(words, 'Closed.')).toEqual({ text: 'Got it. Closed.', list: words.list })
  expect(answering(words, undefined)).toBe(words)
})
