import { plainRows } from '@/lib/server/forms/plain-words'

test('a lead’s page shows no internal names or machine-readable times', () => {
  expect(
    plainRows([
      ['Name', 'Zoë de la Cruz'],
      ['Deadline', ''],
      ['Sent by', 'subscription_form', 'internal'],
      ['Best times', 'weekday-morning, weekend', 'choice'],
      ['Budget', '200-500'],
      ['Message', 'hello, thanks'],
      ['Sent at, by their clock', '2026-11-21T06:05:00.000Z'],
    ]),
  ).toEqual([
    ['Name', 'Zoë de la Cruz'],
    ['Best times', 'Weekday morning, Weekend'],
    ['Budget', '200-500'],
    ['Message', 'hello, thanks'],
    ['Sent at, by their clock', '21 Nov 2026, 4:05 pm'],
  ])
})
