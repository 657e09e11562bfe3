import { problemOf, mailStatusOf } from '@/lib/owner/mail-status'
import { phoneKey } from '@/lib/server/owner/lookalikes'

test.each(['0412 555 019', '(0412) 555-019', '+61 412 555 019', '0061412555019', '61412555019', '+61 (0)412 555 019'])(
  '%s is the same number',
  (phone) => {
    expect(phoneKey(phone)).toBe('412555019')
  },
)

test.each(['', '000', '12345', 'ring me'])('%j isn’t a complete number', (phone) => {
  expect(phoneKey(phone)).toBeUndefined()
})

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
