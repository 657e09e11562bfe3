/** @jest-environment node */
import { maskedPath } from '@/lib/server/requests/request-log'
import { isCountable } from '@/lib/server/telemetry/daily-counts'
import { describeError } from '@/lib/telemetry'

const stack =
  'at f (https://www.sunnie.example/_next/static/chunks/0a-b_c.js:1:2345)\n at g (https://x.example/y.js:1:1)'
const errorWith = (message: string, trace = stack) => Object.assign(new TypeError(message), { stack: trace })

test.each([
  ['x is not a function', 'x is not a function'],
  ["Can't find variable: x", 'Can…t find variable: x'],
  ["Cannot read properties of undefined (reading 'email')", 'Cannot read properties of undefined (reading …)'],
  ['Unexpected token K, "Kim, 0412 555 019" is not valid JSON', 'Unexpected token K, … is not valid JSON'],
  ['no place for kim@visitor.example at 12 Shell St', 'no place for … at … Shell St'],
  ['failed: https://www.sunnie.example/unsubscribe/token\nand more', 'failed: …'],
])('an error saying %p is reported as %p, and the server counts it', (message, told) => {
  const name = `error:TypeError: ${told} at /_next/static/chunks/0a-b_c.js:1:2345`
  expect(describeError(errorWith(message))).toBe(name)
  expect(isCountable(name)).toBe(true)
})

test('an error in someone else’s script isn’t reported', () => {
  expect(describeError(errorWith('x', 'at f (chrome-extension://abc/content.js:1:1)'))).toBeUndefined()
  expect(describeError('Script error.')).toBeUndefined()
})

test.each([
  ['view:contact', true],
  ['start:sunnie-select-quote', true],
  ['finish:contact', false],
  ['view:__proto__', false],
  ['error:Error: kim@visitor.example at /_next/static/a.js:1:1', false],
  ['error:Error: call 0412555019 at /_next/static/a.js:1:1', false],
  ['error:Error: x\u0000 at /_next/static/a.js:1:1', false],
  ['error:Error: x at https://evil.example/a.js:1:1', false],
])('whether %p is counted: %p', (reported, counted) => {
  expect(isCountable(reported)).toBe(counted)
})

test.each([
  ['/services/five-star-reset?utm_source=card', '/services/five-star-reset'],
  ['/the-sunnie-journal/protect-your-place-announcement', '/the-sunnie-journal/protect-your-place-announcement'],
  ['/api/unsubscribe/mYx3Vb2mT0-5s8qJ1dPzLw', '/api/unsubscribe/…'],
  ['/quote/clx1y2z3a4b5c6d7e8f9g0h1?ok', '/quote/…'],
  ['/api/admin/leads/0b5e2c1e-7f3d-4a1b-9c8d-2e4f6a8b0c1d', '/api/admin/leads/…'],
  ['/kim@visitor.example', '/…'],
  ['/Kim%20Smith', '/…'],
  ['/_next/static/chunks/0a1b2c3d4e5f60718.js', '/_next/static/chunks/0a1b2c3d4e5f60718.js'],
])('%p is logged as %p', (url, logged) => {
  expect(maskedPath(url)).toBe(logged)
})

// As pasted from a sentence, a list or markup.
test.each([')', ',', ';', ':', "'", '*', '=', '|', '>', ']', '.', '.html', '.so', ').', '>,', '\u2019'])(
  'a token followed by %p isn’t logged',
  (end) => {
    const token = 'Ab1xY-cdefgh_jklmnopqrstuvwxyz01'
    for (const part of [token + end, `(${token}${end}`, token.toLowerCase() + end])
      for (const url of [`/quote/${part}`, `/unsubscribe/${part}/`, `/${part}?a`])
        expect(maskedPath(url)).not.toMatch(/cdefgh|stuvwx/)
  },
)
