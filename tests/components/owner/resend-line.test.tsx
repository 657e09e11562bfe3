import { render } from '@testing-library/react'
import { ResendLine } from '@/components/admin/lists/resend-line'

const textOf = (behind: number, lastError: string | null) =>
  render(<ResendLine lists={['Newsletter', 'Store waitlist']} behind={behind} lastError={lastError} />).container
    .textContent

test('the line says which lists are kept in step', () => {
  expect(textOf(0, null)).toBe('Kept in step with Resend: Newsletter, Store waitlist.')
})

test.each([
  [
    1,
    '401 restricted_api_key',
    "One person's change hasn't reached Resend yet. Our mail service key can only send mail.",
  ],
  [3, '404 not_found', "3 people's changes haven't reached Resend yet. Our mail service can't find the segment"],
  [
    2,
    '503 application_error',
    "2 people's changes haven't reached Resend yet. Our mail service didn't respond. We'll keep trying.",
  ],
])('with %d behind after %s, it says so in plain words', (behind, lastError, words) => {
  expect(textOf(behind, lastError)).toContain(words)
})
