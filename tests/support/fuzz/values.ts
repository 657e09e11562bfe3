import fc from 'fast-check'
import { anyCharacter, awkwardTexts } from '../awkward-texts'

/** Field names that have meant something to a parser, or to JavaScript itself. */
const hostileNames = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON', 'then', 'length'],
  ...['constructor.prototype.polluted', '__proto__.polluted', 'meta.__proto__.website', 'customerInfo.__proto__.x'],
  ...['meta', 'meta.', 'meta.website', 'meta.photos', 'meta.attribution.first.landing', 'meta.startedAt', 'website'],
  ...['email', 'email.', 'email.x', 'email[]', 'email[0]', 'EMAIL', ' email', 'customerInfo', 'customerInfo.email'],
  ...[
    'selectedAreas',
    'selectedAreas.',
    'selectedAreas.0',
    'selectedAreas.0.name',
    'selectedAreas.length',
    'bestTimes',
  ],
  ...['', '.', '..', '....', '0', '-1', '1e9', '$where', '[]', 'a.b.c.d.e.f.g', 'null', 'undefined', '\0', '\ud800'],
  ...['x'.repeat(3_000), 'a.'.repeat(2_000), '🌿', 'e\u0301', 'name\n', 'name\r\nX: y'],
]

export const fieldName = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileNames) },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 12 }) },
)

export const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...awkwardTexts) },
  { weight: 2, arbitrary: fc.string({ unit: anyCharacter, maxLength: 80 }) },
  { weight: 1, arbitrary: fc.emailAddress() },
)

const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, -0.5, [], {}),
)

/** `Object.fromEntries` keeps a field called `__proto__` as a field. */
const objectOf = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(fieldName, value), { maxLength: 4 }).map((entries): unknown => Object.fromEntries(entries))

/** Anything JSON can hold. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 2, arbitrary: fc.array(scalar, { maxLength: 5 }) },
  { weight: 2, arbitrary: objectOf(scalar) },
  { weight: 1, arbitrary: objectOf(fc.array(objectOf(scalar), { maxLength: 3 })) },
  { weight: 1, arbitrary: fc.tuple(scalar, fc.integer({ min: 10, max: 3_000 })).map(([one, n]) => Array(n).fill(one)) },
)

/** What a header may contain: Latin-1 without control characters. */
const headerText = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 0x20 : code)),
  maxLength: 60,
})

export const headerValue = (...likely: string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: headerText.map((value) => value.trim()) },
    { weight: 1, arbitrary: fc.constant('x'.repeat(2_000)) },
  )

/** A piece of a URL, as it's sent over the wire. */
export const pathPiece = fc.oneof(
  fc.constantFrom(
    ...['%', '%00', '%ff', '%c0%ae', '%2e%2e%2f', '%zz', '%u0041', '..', '../..', '.', '~', '\\', '%5c', '%0d%0aX:y'],
    ...['__proto__', 'constructor', 'unknown', 'null', '-1', '[id]', '$', '*', ':', '@', ';a=b', 'x'.repeat(4_000)],
    ...['a.txt', 'a.rsc', 'index.html', '.env', '_next', 'favicon.ico', "'", '"', '<b>', '{}', '|', '^', '`', '%F0%9F'],
  ),
  text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 2_000)),
)
