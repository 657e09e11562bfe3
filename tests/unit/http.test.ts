import { isDeclined } from '@/lib/http'

test('a request that took too long isn’t blamed on whoever was asked for a permission', () => {
  expect(isDeclined(new DOMException('', 'NotAllowedError'))).toBe(true)
  expect(isDeclined(new DOMException('', 'TimeoutError'))).toBe(false)
  expect(isDeclined(new TypeError('no network'))).toBe(false)
})
