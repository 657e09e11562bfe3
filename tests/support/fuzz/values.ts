import fc from 'fast-check'
import { anyCharacter, awkwardTexts } from '../awkward-texts'

const words = (text: string) => text.trim().split(/\s+/)

/** Field names that have meant something to a parser, or to JavaScript itself. */
const hostileNames = [
  ...words(`__proto__ constructor prototype toString valueOf hasOwnProperty toJSON then length $where undefined
    constructor.prototype.polluted __proto__.polluted meta.__proto__.website customerInfo.__proto__.x a.b.c.d.e.f.g
    meta meta. meta.website meta.photos meta.attribution.first.landing meta.startedAt website email email. email.x
    email[] EMAIL customerInfo customerInfo.email selectedAreas selectedAreas. selectedAreas.0 selectedAreas.0.name
    selectedAreas.length bestTimes . .. 0 -1 1e9 [] 🌿 e\u0301`),
  ...['', ' email', '\0', '\ud800', 'x'.repeat(3_000), 'a.'.repeat(2_000), 'name\n', 'name\r\nX: y'],
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

export const mostly = <T>(usual: T, rarely: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: rarely })

export const methods = words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND PURGE MKCOL')
export const plainForm = 'application/x-www-form-urlencoded'

/** Headers that anything between the browser and the handler might read. Most requests have none of them. */
export const extraHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.dictionary(
      fc.constantFrom(
        ...words(`Origin Sec-Fetch-Site X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto Forwarded Cookie Accept
          Accept-Encoding Accept-Language Range If-None-Match If-Modified-Since Referer User-Agent Content-Encoding
          Content-Language X-Http-Method-Override X-Socket-Address Host RSC Next-Router-State-Tree Next-Router-Prefetch
          Next-Url Next-Action X-Nextjs-Data Next-Router-Segment-Prefetch X-Middleware-Subrequest X-Middleware-Rewrite
          X-Invoke-Path X-Matched-Path X-Invoke-Status X-Prerender-Revalidate X-Middleware-Override-Headers Purpose`),
      ),
      headerValue(
        ...words(`1 null same-origin cross-site none https://elsewhere.example http://localhost ::1 203.0.113.9 gzip
          [2001:db8::1%25eth0]:80 bytes=0-1,5- identity better-auth.session_token=x.y middleware:middleware ["",{}]
          %5B%5D /admin/contacts */*;q=x br;q=2 en-AU,*;q=0 W/"x" DELETE text/x-component 500 [[`),
        ...['', '203.0.113.9, unknown, 10.0.0.1', '=; ==; a=%', 'a'.repeat(300)],
      ),
      { minKeys: 1, maxKeys: 3 },
    ),
  },
)

/** Mostly the usual content type. */
export const typesFor = (usual: string) =>
  mostly(
    usual,
    fc.oneof(
      fc.constantFrom(
        ...[`${usual}; charset=utf-8`, usual.toUpperCase(), `${usual};charset=utf-16`, `${usual} ; x="`, ` ${usual}`],
        ...words('text/plain multipart/form-data multipart/form-data;boundary=x x */* application/jsonp'),
        ...['', `${usual}, text/plain`, 'application/json', plainForm],
      ),
      headerValue(usual),
    ),
  )

/** A piece of a URL, as it's sent over the wire. */
export const pathPiece = fc.oneof(
  fc.constantFrom(
    ...words(`% %00 %ff %c0%ae %2e%2e%2f %zz %u0041 .. ../.. . ~ \\ %5c %0d%0aX:y __proto__ constructor unknown null -1
      [id] $ * : @ ;a=b a.txt a.rsc index.html .env _next favicon.ico ' " <b> {} | ^ %F0%9F`),
    'x'.repeat(4_000),
  ),
  text.map((value) => encodeURIComponent(value.toWellFormed()).slice(0, 2_000)),
)
