import fc from 'fast-check'
import { valueAt, withValueAt } from '../field-path'
import { type FormCase, plainFields } from '../form-cases/form-case'
import { anyValue, fieldName, text } from './values'

type Body = Record<string, unknown>
/** Makes another body from a valid one. */
type Change = (body: Body) => Body

const isTree = (value: unknown): value is Body => typeof value === 'object' && value !== null

/** The paths of everything in a body, including containers. */
const pathsIn = (value: unknown, path = ''): string[] =>
  isTree(value)
    ? Object.entries(value).flatMap(([key, entry]) => {
        const at = path ? `${path}.${key}` : key
        // Skip a name that would make a path ambiguous.
        return key === '' || key.includes('.') ? [] : [at, ...pathsIn(entry, at)]
      })
    : []

/** Changes the value at one of a body's paths. */
const elsewhere = (change: fc.Arbitrary<(value: unknown) => unknown>): fc.Arbitrary<Change> =>
  fc.tuple(fc.nat(1_000), change).map(([which, to]) => (body: Body) => {
    const paths = pathsIn(body)
    const path = paths[which % paths.length]
    return path === undefined ? body : withValueAt(body, path, to(valueAt(body, path)))
  })

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: elsewhere(anyValue.map((value) => () => value)) },
  { weight: 3, arbitrary: elsewhere(text.map((value) => () => value)) },
  elsewhere(
    fc.constantFrom<(value: unknown) => unknown>(
      () => undefined,
      (value) => [value],
      (value) => ({ value }),
      (value) => JSON.stringify(value),
      (value) => (Array.isArray(value) ? (value as unknown[])[0] : value),
      (value) => Array(25).fill(value),
      (value) => `  ${JSON.stringify(value)}\r\n`,
    ),
  ),
  {
    weight: 3,
    arbitrary: fc
      .tuple(fieldName, anyValue)
      .map(([name, value]) => (body: Body) => ({ ...body, ...Object.fromEntries([[name, value]]) })),
  },
  {
    weight: 2,
    arbitrary: fc
      .record(
        {
          website: fc.constantFrom<unknown>('', 'x', null, 0, [], {}),
          startedAt: anyValue,
          source: anyValue,
          attribution: anyValue,
          subscriptionPrice: anyValue,
          photos: fc.oneof(fc.array(text, { maxLength: 4 }), anyValue),
        },
        { requiredKeys: [] },
      )
      .map((meta) => (body: Body) => ({ ...body, meta })),
  },
)

/** What happens to a body's bytes on the way. */
type Damage = (bytes: Buffer) => Buffer

const damage: fc.Arbitrary<Damage> = fc.oneof(
  { weight: 14, arbitrary: fc.constant<Damage>((bytes) => bytes) },
  fc.constantFrom<Damage>(
    (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    (bytes) => Buffer.from(bytes.toString(), 'utf16le'),
    (bytes) => Buffer.from(bytes.toString(), 'latin1'),
    (bytes) => bytes.subarray(0, bytes.length >> 1),
    (bytes) => Buffer.concat([bytes, bytes]),
    (bytes) => Buffer.concat([bytes, Buffer.alloc(64 * 1024, ' ')]),
    (bytes) => Buffer.concat([Buffer.alloc(Math.max(0, 64 * 1024 - bytes.length), ' '), bytes]),
    // A lone surrogate as three bytes, which isn't valid UTF-8.
    (bytes) => Buffer.concat([bytes.subarray(0, 20), Buffer.from([0xed, 0xa0, 0x80]), bytes.subarray(20)]),
    (bytes) => Buffer.from(bytes.toString().replace('{', `{"deep":${'['.repeat(9_000)}${']'.repeat(9_000)},`)),
    (bytes) => Buffer.from(bytes.toString().replace('{', '{"email":"first@visitor.example","name":{},')),
    (bytes) => Buffer.from(bytes.toString().replaceAll('%', '%%')),
    () => Buffer.alloc(0),
  ),
  fc.tuple(fc.nat(2_000), fc.uint8Array({ minLength: 1, maxLength: 6 })).map(([where, junk]) => (bytes: Buffer) => {
    const at = where % (bytes.length + 1)
    return Buffer.concat([bytes.subarray(0, at), junk, bytes.subarray(at)])
  }),
)

/** A valid body, changed in up to four places; one in five stays valid. */
const changed = fc
  .array(change, { maxLength: 4 })
  .map((changes) => (body: Body) => changes.reduce((result, one) => one(result), body))

export const jsonBody = fc.tuple(changed, damage).map(([alter, harm]) => (form: FormCase, email: string): Buffer => {
  return harm(Buffer.from(JSON.stringify(alter(form.body(email))) ?? ''))
})

type Fields = [string, string][]

const fieldChange: fc.Arbitrary<(fields: Fields) => Fields> = fc.oneof(
  fc.tuple(fc.nat(100), text).map(
    ([which, value]) =>
      (fields: Fields) =>
        fields.map(([name, was], index): [string, string] => [name, index === which % fields.length ? value : was]),
  ),
  fc.tuple(fc.nat(100), fieldName).map(
    ([which, name]) =>
      (fields: Fields) =>
        fields.map(([was, value], index): [string, string] => [index === which % fields.length ? name : was, value]),
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

export const plainBody = fc
  .tuple(fc.array(fieldChange, { maxLength: 4 }), damage)
  .map(([changes, harm]) => (form: FormCase, email: string): Buffer => {
    const fields = changes.reduce(
      (result, one) => (result.length ? one(result) : result),
      plainFields(form, form.body(email)),
    )
    return harm(Buffer.from(new URLSearchParams(fields).toString()))
  })

/** Bodies for every other URL. */
export const otherBody: fc.Arbitrary<Buffer | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.tuple(anyValue, damage).map(([value, harm]) => harm(Buffer.from(JSON.stringify(value) ?? ''))),
  fc
    .record(
      {
        email: fc.oneof(fc.constantFrom('owner@sunnie.example', 'nobody@visitor.example'), anyValue),
        password: fc.oneof(fc.constant('a wrong password'), anyValue),
        token: text,
        state: fc.oneof(fc.constantFrom('read', 'held', 'new'), anyValue),
        action: fc.oneof(fc.constantFrom('send', 'cancel'), anyValue),
        leadId: anyValue,
        lines: anyValue,
        endpoint: anyValue,
        from: anyValue,
        name: anyValue,
        text: anyValue,
      },
      { requiredKeys: [] },
    )
    .map((body) => Buffer.from(JSON.stringify(body))),
  fc
    .array(fc.tuple(fieldName, text), { maxLength: 5 })
    .map((fields) => Buffer.from(new URLSearchParams(fields).toString())),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)
