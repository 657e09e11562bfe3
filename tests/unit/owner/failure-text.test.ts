import { failureText } from '@/components/admin/account/failure'
import { account } from '@/content/admin-account'
import { HttpError } from '@/lib/http'

const refused = (status: number, body: object) => new HttpError(status, JSON.stringify(body), '')

test('a field’s error is shown in the server’s words', () => {
  const message = 'Please enter their full email address.'
  expect(failureText(refused(422, { success: false, message, errors: { email: [message] } }))).toBe(message)
  expect(failureText(refused(503, { success: false, message: 'Away' }))).toBe(account.failed)
})
