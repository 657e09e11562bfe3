/** @jest-environment node */
import { bodyFromFields } from '@/lib/forms/parse-fields'
import { forms } from '@/lib/forms/registry'
import { valueAt, withValueAt } from '../../support/field-path'
import { caseOf } from '../../support/form-cases/all'
import { plainFields, invalidValues } from '../../support/form-cases/form-case'

const email = 'Somebody+tag@visitor.example'

describe.each(forms.map((form) => [form.slug, form] as const))('%s', (slug, form) => {
  const { schema, summary, sender } = form
  const row = caseOf(slug)
  const good = row.body(email)
  const errorsOf = (body: unknown) =>
    (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

  test('keeps a valid body exactly as it is', () => {
    expect(schema.parse(good)).toEqual(good)
  })

  test('drops unknown keys at any level', () => {
    const more = {
      ...good,
      extra: { deep: [1] },
      constructor: 'x',
      ...(good.customerInfo ? { customerInfo: { ...(good.customerInfo as object), extra: 1 } } : {}),
    }
    expect(schema.parse(more)).toEqual(good)
    expect(schema.parse(JSON.parse(JSON.stringify(good).replace('{', '{"__proto__":{"polluted":true},')))).toEqual(good)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('keeps the same body sent as a plain post', () => {
    const fields = new URLSearchParams(plainFields(row, good))
    expect(schema.parse(bodyFromFields(form, fields))).toEqual(row.keptOfPlain?.(good) ?? good)
  })

  test.each(row.required)('requires %s', (path, message) => {
    expect(errorsOf(withValueAt(good, path, undefined))).toContainEqual([path, message])
    if (typeof valueAt(good, path) === 'string')
      for (const blank of ['', '   ', '\u00a0\n', '\0'])
        expect(errorsOf(withValueAt(good, path, blank))).toContainEqual([path, message])
  })

  test.each(invalidValues(row))('rejects %s with the value %j', (path, value) => {
    const paths = errorsOf(withValueAt(good, path, value)).map(([at]) => at)
    expect(paths.length).toBeGreaterThan(0)
    for (const at of paths) expect(at === path || at!.startsWith(`${path}.`)).toBe(true)
  })

  test.each([
    'plainaddress',
    '@visitor.example',
    'two@at@visitor.example',
    'a b@visitor.example',
    'Kim <kim@visitor.example>',
    'a@-visitor.example',
    'zoë@visitor.example',
    'a@visitor.example\nBcc: b@visitor.example',
    `${'a'.repeat(300)}@visitor.example`,
  ])('rejects %j as an address', (address) => {
    expect(errorsOf(withValueAt(good, row.emailPath, address)).map(([path]) => path)).toContain(row.emailPath)
  })

  // HTML's own pattern accepts these, and so do browsers. A domain without a dot may be on a local network.
  test.each(['a+b&c@visitor.example', "o'brien/home=1@visitor.example", 'a..b.@visitor.example', 'a@visitor'])(
    'accepts %j as an address, as a browser does',
    (address) => {
      expect(errorsOf(withValueAt(good, row.emailPath, address))).toEqual([])
    },
  )

  test('accepts a domain in any script, as Firefox sends it, and stores it in Punycode, as Chromium sends it', () => {
    const parsed = schema.parse(withValueAt(good, row.emailPath, 'kim@Bücher.visitor。example'))
    expect(sender(parsed).email).toBe('kim@xn--bcher-kva.visitor.example')
    for (const address of [
      'kim@bü cher.example',
      'kim@bücher.example/kim',
      'kim@bü%cher.example',
      `kim@${'ü'.repeat(254)}`,
    ])
      expect(errorsOf(withValueAt(good, row.emailPath, address)).map(([path]) => path)).toContain(row.emailPath)
  })

  test('rejects a body that isn’t an object, without throwing', () => {
    for (const body of [null, undefined, 5, 'text', [], [good], true])
      expect(schema.safeParse(body).success).toBe(false)
  })

  test('shows the owner every value, each under its own label', () => {
    const said = summary(schema.parse(good))
    const everything = said.map(([, value]) => value).join('\n')
    const values = JSON.stringify(good)
      .match(/(?<=[:[,])"(?:[^"\\]|\\.)+"(?=[,}\]])/g)!
      .map((text) => JSON.parse(text) as string)
    for (const value of values) expect(everything).toContain(value === '200-500' ? '$200 to $500' : value)
    expect(new Set(said.map(([label]) => label)).size).toBe(said.length)
    expect(sender(schema.parse(good)).email).toBe(email)
  })
})
