import fc from 'fast-check'
import { valueAt, withValueAt } from '../field-path'
import { formCases } from '../form-cases/all'
import { type FormCase, plainFields } from '../form-cases/form-case'
import type { Exchange } from '../http-client'
import { routes } from '../routes/all'
import {
  anyValue,
  extraHeaders,
  fieldName,
  headerValue,
  methods,
  mostly,
  pathPiece,
  plainForm,
  text,
  typesFor,
} from './values'

export interface FuzzRequest extends Exchange {
  /** The form whose endpoint it goes to. */
  readonly form?: FormCase
  /** Sent by the owner. */
  readonly signedIn?: boolean
  /** Sent a second time, unchanged. */
  readonly twice?: boolean
}

/** Makes a request from its number in the run, which keeps senders and keys apart. */
type MakeRequest = (number: number) => FuzzRequest

export const keyOf = (number: number | string) => `fuzz-${number}`
export const emailOf = (number: number | string) => `fuzz-${number}@visitor.example`

type Body = Record<string, unknown>
type Fields = [string, string][]

/** The paths of everything in a body, including containers, without those that a name makes ambiguous. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => {
        const at = path ? `${path}.${key}` : key
        return key === '' || key.includes('.') ? [] : [at, ...pathsIn(entry, at)]
      })
    : []

/** Changes the value at one of a body's paths. */
const elsewhere = (change: fc.Arbitrary<(value: unknown) => unknown>) =>
  fc.tuple(fc.nat(1_000), change).map(([which, to]) => (body: Body): Body => {
    const paths = pathsIn(body)
    const path = paths[which % paths.length]
    return path === undefined ? body : withValueAt(body, path, to(valueAt(body, path)))
  })

const bodyChange = fc.oneof(
  { weight: 4, arbitrary: elsewhere(anyValue.map((value) => () => value)) },
  { weight: 3, arbitrary: elsewhere(text.map((value) => () => value)) },
  elsewhere(
    fc.constantFrom<(value: unknown) => unknown>(
      () => undefined,
      (value) => [value],
      (value) => ({ value }),
      (value) => JSON.stringify(value),
      (value) => Array(25).fill(value),
    ),
  ),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fieldName, anyValue)
      .map(([name, value]) => (body: Body): Body => ({ ...body, ...Object.fromEntries([[name, value]]) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .dictionary(fc.constantFrom('website', 'startedAt', 'source', 'attribution', 'photos'), anyValue)
      .map((meta) => (body: Body): Body => ({ ...body, meta })),
  },
)

/** What happens to a body's bytes on the way. */
const damage = fc.oneof(
  { weight: 14, arbitrary: fc.constant((bytes: Buffer) => bytes) },
  fc.constantFrom<(bytes: Buffer) => Buffer>(
    (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    (bytes) => Buffer.from(bytes.toString(), 'utf16le'),
    (bytes) => Buffer.from(bytes.toString(), 'latin1'),
    (bytes) => bytes.subarray(0, bytes.length >> 1),
    (bytes) => Buffer.concat([bytes, bytes]),
    (bytes) => Buffer.concat([bytes, Buffer.alloc(64 * 1024, ' ')]),
    // A lone surrogate as three bytes, which isn't valid UTF-8.
    (bytes) => Buffer.concat([bytes.subarray(0, 20), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(20)]),
    (bytes) => Buffer.from(bytes.toString().replace('{', `{"deep":${'['.repeat(9_000)}${']'.repeat(9_000)},`)),
    (bytes) => Buffer.from(bytes.toString().replace('{', '{"email":"first@visitor.example","name":{},')),
    (bytes) => Buffer.from(bytes.toString().replaceAll('%', '%%')),
    () => Buffer.alloc(0),
  ),
)

const jsonBody = fc
  .tuple(fc.array(bodyChange, { maxLength: 4 }), damage)
  .map(([changes, harm]) => (form: FormCase, email: string) => {
    const body = changes.reduce((result, change) => change(result), form.body(email))
    return harm(Buffer.from(JSON.stringify(body) ?? ''))
  })

const fieldChange: fc.Arbitrary<(fields: Fields) => Fields> = fc.oneof(
  fc.tuple(fc.nat(100), fc.option(fieldName), text).map(
    ([which, name, value]) =>
      (fields: Fields) =>
        fields.map((field, index): [string, string] =>
          index === which % fields.length ? [name ?? field[0], value] : field,
        ),
  ),
  fc.tuple(fieldName, text).map(([name, value]) => (fields: Fields): Fields => [...fields, [name, value]]),
  fc.tuple(fc.nat(100), fc.constantFrom(0, 2, 30, 500)).map(
    ([which, times]) =>
      (fields: Fields) =>
        fields.flatMap((field, index): Fields =>
          index === which % fields.length ? Array(times).fill(field) : [field],
        ),
  ),
)

const plainBody = fc
  .tuple(fc.array(fieldChange, { maxLength: 4 }), damage)
  .map(([changes, harm]) => (form: FormCase, email: string) => {
    const fields = changes.reduce((result, change) => change(result), plainFields(form, form.body(email)))
    return harm(Buffer.from(new URLSearchParams(fields).toString()))
  })

/** A form's endpoint, as in the specification's section 7. */
const endpointOf = ({ slug }: FormCase) => `/api/${slug.replace(/^waitlist-/, 'waitlist/')}`

/** Makes the header with the idempotency key, if there is one. */
const idempotency = fc.oneof(
  { weight: 12, arbitrary: fc.constant((number: number): object => ({ 'Idempotency-Key': keyOf(number) })) },
  fc
    .option(headerValue('', ' ', 'x'.repeat(255), 'x'.repeat(256), 'a b', 'naïve', 'one~two', 'a:b', '{}'))
    .map((key) => () => (key === null ? {} : { 'Idempotency-Key': key })),
)

const formRequest = (usual: string, body: fc.Arbitrary<(form: FormCase, email: string) => Buffer>) =>
  fc
    .record({
      form: fc.constantFrom(...formCases),
      method: mostly('POST', fc.constantFrom(...methods)),
      query: mostly('', fc.constantFrom('?', '?x=1', '?meta.website=x', '?%', '?__proto__=x')),
      type: typesFor(usual),
      key: idempotency,
      extra: extraHeaders,
      body,
      twice: fc.nat(9).map((die) => die === 0),
    })
    .map(({ form, method, query, type, key, extra, body: write, twice }): MakeRequest => (number) => ({
      form,
      method,
      path: `${endpointOf(form)}${query}`,
      headers: { 'Content-Type': type, ...key(number), ...extra },
      body: write(form, emailOf(number)),
      twice,
    }))

const pages = [
  ...routes.map(({ path }) => path),
  ...['/admin', '/admin/contacts', '/admin/mail', '/unsubscribe/', '/thanks/contact', '/thanks/sunnie-select-quote'],
  ...['/sitemap.xml', '/manifest.webmanifest', '/the-sunnie-journal/feed.xml', '/_next/image', '/_next/static/'],
  ...['/services/', '/the-sunnie-journal/', '/blog/', '/missing/', '/variants/', '/_next/data/', '/og/'],
]

const endpoints = [
  ...['/api/admin/contacts', '/api/admin/leads', '/api/admin/leads/', '/api/admin/person', '/api/admin/uploads/'],
  ...['/api/admin/push', '/api/admin/accounts', '/api/admin/subscribers', '/api/admin/sign-in', '/api/admin/'],
  ...['/api/admin/sign-in-code', '/api/admin/sign-in-link', '/api/admin/sign-in-link/use', '/admin', '/admin/leads/'],
  ...['/admin/mail/', '/admin/person', '/admin/business', '/admin/account', '/api/unsubscribe/', '/api/quotes/'],
  ...['/quote/', '/api/health', '/api/uploads', '/api/telemetry', '/api/cron/outbox', '/api/webhooks/', '/api/'],
  ...['/api/auth/sign-in/email', '/api/auth/get-session', '/api/auth/', '/api/auth/sign-up/email'],
]

const queryNames = ['q', 'page', 'state', 'form', 'format', 'from', 'to', 'sort', 'email', 'step', 'type', 'link', 'w']
const queryValues = ['1', '0', '-1', 'csv', 'held', 'contact', '2025-01-01', 'x@y.example', 'NaN']
const query = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom(...queryNames), fieldName), fc.oneof(fc.constantFrom(...queryValues), text)),
    {
      maxLength: 3,
    },
  )
  .map((fields) => (fields.length ? `?${new URLSearchParams(fields)}` : ''))

/** Bodies for every other URL. */
const otherBody: fc.Arbitrary<Buffer | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.tuple(anyValue, damage).map(([value, harm]) => harm(Buffer.from(JSON.stringify(value) ?? ''))),
  fc
    .dictionary(
      fc.constantFrom('email', 'password', 'token', 'state', 'action', 'lines', 'endpoint', 'from', 'name', 'text'),
      fc.oneof(fc.constantFrom<unknown>('owner@sunnie.example', 'read', 'held', 'send'), anyValue),
    )
    .map((body) => Buffer.from(JSON.stringify(body))),
  fc
    .array(fc.tuple(fieldName, text), { maxLength: 5 })
    .map((fields) => Buffer.from(new URLSearchParams(fields).toString())),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const otherRequest = (paths: readonly string[]) =>
  fc
    .record({
      path: fc.constantFrom(...paths),
      pieces: fc.array(pathPiece, { maxLength: 2 }),
      query: fc.oneof({ weight: 5, arbitrary: query }, { weight: 1, arbitrary: pathPiece.map((one) => `?${one}`) }),
      method: fc.oneof({ weight: 2, arbitrary: fc.constantFrom('GET', 'POST') }, fc.constantFrom(...methods)),
      type: typesFor('application/json'),
      extra: extraHeaders,
      body: otherBody,
      signedIn: fc.boolean(),
    })
    .map(({ path, pieces, query: search, method, type, extra, body, signedIn }): MakeRequest => () => ({
      path: `${path}${path.endsWith('/') || pieces.length > 1 ? pieces.join('/') : ''}${search}`,
      method,
      headers: { 'Content-Type': type, ...extra },
      body,
      signedIn,
    }))

/** A multipart body with the boundary `x`, more or less. */
const uploadRequest = fc
  .tuple(
    fc.constantFrom('name="photo"; filename="a.png"', 'name="photo"', 'name="__proto__"', 'filename="\0"', ''),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom('--x--\r\n', '--x', '', '\r\n\r\n'),
  )
  .map(([disposition, bytes, end]): MakeRequest => () => ({
    method: 'POST',
    path: '/api/uploads',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: Buffer.concat([
      Buffer.from(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      ...[Buffer.from([0xff, 0xd8, 0xff, 0xe0]), bytes, Buffer.from(`\r\n${end}`)],
    ]),
  }))

/** One request to the site, of any kind. */
export const anyRequest: fc.Arbitrary<MakeRequest> = fc.oneof(
  { weight: 10, arbitrary: formRequest('application/json', jsonBody) },
  { weight: 5, arbitrary: formRequest(plainForm, plainBody) },
  { weight: 3, arbitrary: otherRequest(endpoints) },
  { weight: 3, arbitrary: otherRequest(pages) },
  { weight: 1, arbitrary: uploadRequest },
)
