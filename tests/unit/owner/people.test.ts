/** @jest-environment node */
import { problemOf, mailStatusOf } from '@/lib/server/mail/mail-status'
import { phoneNumbersIn } from '@/lib/server/forms/phone-numbers'

const hrefs = (typed: string) => phoneNumbersIn(typed).map(({ href }) => href)

test.each([
  '0412 555 019',
  '(0412) 555-019',
  '+61 412 555 019',
  '0061412555019',
  '0011 61 412 555 019',
  '61412555019',
  '+61 (0)412 555 019',
  '+610412555019',
  'tel:+61-412-555-019',
  '\u202a+61 412 555 019\u202c',
  '0412–555–019',
  '0412\u2011555\u2011019',
  '0412\u2007555\u2007019',
  '０４１２ ５５５ ０１９',
  '0412.555.019',
  '04 12 55 50 19',
  '0412 555 019 after 5pm',
  '0412 555 019 5-6pm',
  'On 21/11 0412 555 019, not 9/11/2026',
  'mob0412555019',
  'O412 555 O19',
])('%s is dialled, and recognised, as the same number', (typed) => {
  expect(phoneNumbersIn(typed)).toEqual([
    { text: '0412 555 019', href: 'tel:+61412555019', sms: 'sms:+61412555019', key: '+61412555019' },
  ])
})

test.each([
  ['0412 555 019 or (07) 4946 1234', 'tel:+61412555019', 'tel:+61749461234'],
  ['0491 570 006 0491 570 156', 'tel:+61491570006', 'tel:+61491570156'],
  ['0412555019,0413555020', 'tel:+61412555019', 'tel:+61413555020'],
  ['0412 555 019 (+61 412 555 019)', 'tel:+61412555019'],
  ['07 4946 1234 ext 12', 'tel:+61749461234;ext=12'],
  ['07 4946 1234 (ext 12)', 'tel:+61749461234;ext=12'],
  ['0412 555 019, home 4946 1234', 'tel:+61412555019', 'tel:49461234'],
  ['+64 (0)21 555 019', 'tel:+6421555019'],
  ['64 21 555 0190', 'tel:+64215550190'],
  ['+44 (0)20 7946 0958 / 0044 20 7946 0958', 'tel:+442079460958'],
  // Not with a country's code.
  ['1300 555 019', 'tel:1300555019'],
  ['49461234 after 5pm', 'tel:49461234'],
  ['12345'],
  ['000'],
  ['ring me'],
])('every number in “%s” has a link of its own', (typed, ...links) => {
  expect(hrefs(typed)).toEqual(links)
})

test.each(['0400 000 000', '0411 111 111', '0412 345 678', '0498 765 432', '12345678'])(
  '%s is made up, so it can be dialled but identifies nobody',
  (typed) => {
    const [phone] = phoneNumbersIn(typed)
    expect(phone!.href).toMatch(/^tel:/)
    expect(phone!.key).toBeUndefined()
  },
)

test('the carrier’s report takes precedence over “sent”', () => {
  expect(mailStatusOf({ state: 'sent', outcome: 'bounced' }).label).toBe('Bounced')
  expect(mailStatusOf({ state: 'sending', outcome: null }).label).toBe('Waiting to go out')
})

test.each([
  '401 missing_api_key',
  '422 validation_error',
  '500 application_error',
  'TimeoutError',
  'could not be rendered',
  // Stored by earlier versions.
  'could not be written',
  'restored from a backup: it may already have been sent',
])('the owner sees a plain sentence instead of %j', (lastError) => {
  expect(problemOf(lastError)).toMatch(/^[^_]+\.$/)
  expect(problemOf(lastError)).not.toContain(lastError)
})
