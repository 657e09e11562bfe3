/** @jest-environment node */
import { forms } from '@/lib/forms/registry'
import { normaliseLine, normaliseText } from '@/lib/forms/text'
import { emailKeyOf } from '@/lib/server/mail/subscribers'
import { awkwardTexts, codePoints, expectedText } from '../../support/awkward-texts'
import { valueAt, withValueAt } from '../../support/field-path'
import { caseOf } from '../../support/form-cases/all'
import type { FormCase } from '../../support/form-cases/form-case'

const fields = forms.flatMap((form) =>
  Object.entries(caseOf(form.slug).texts).map(([path, field]) => [form.slug, path, form, field] as const),
)

/** What a field stores for some text, or undefined if it's rejected. */
function expectedValue({ limit, lines, least, isPhone }: FormCase['texts'][string], value: string): string | undefined {
  const text = expectedText(value, lines ?? 'one', isPhone)
  const length = codePoints(text)
  return length >= least && length <= limit ? text : undefined
}

test('there are a few hundred awkward texts', () => {
  expect(new Set(awkwardTexts).size).toBeGreaterThan(250)
})

test.each(awkwardTexts.map((text) => [text]))('%j is normalised, idempotently', (text) => {
  for (const [normalise, lines] of [
    [normaliseLine, 'one'],
    [normaliseText, 'many'],
  ] as const) {
    const once = normalise(text)
    expect(once).toBe(expectedText(text, lines))
    expect(normalise(once)).toBe(once)
    expect(once.isWellFormed()).toBe(true)
    expect(once).toBe(once.normalize('NFC'))
  }
  expect(normaliseLine(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  expect(normaliseText(text)).not.toMatch(/[^\P{Cc}\n\t]/u)
})

test('thousands of marks on one letter are kept, in runs short enough to normalise quickly', () => {
  const marks = `a${'\u0301'.repeat(20_000)}${'\u0316'.repeat(20_000)}`
  for (const normalise of [normaliseLine, normaliseText, emailKeyOf]) {
    const once = normalise(marks)
    expect(/[^\P{M}\u034f]{31}/u.test(once)).toBe(false)
    expect(normalise(once) === once).toBe(true)
    expect(once.replaceAll('\u034f', '').length).toBe(marks.length - 1) // the first mark composes with the letter
  }
})

test.each(fields)(
  '%s: every awkward text in %s is kept without what nobody sees, or rejected there',
  (slug, path, { schema }, field) => {
    const good = caseOf(slug).body('kim@visitor.example')
    const found = awkwardTexts.map((text) => {
      const parsed = schema.safeParse(withValueAt(good, path, text))
      return parsed.success
        ? { text, kept: valueAt(parsed.data, path) }
        : { text, refusedAt: parsed.error.issues.map((issue) => issue.path.join('.')).join() }
    })
    expect(found).toEqual(
      awkwardTexts.map((text) => {
        const expected = expectedValue(field, text)
        return expected === undefined ? { text, refusedAt: path } : { text, kept: expected }
      }),
    )
  },
)

test.each(forms.map((form) => [form.slug, form] as const))(
  '%s: characters that nobody sees, copied along with an address or a phone number, aren’t part of it',
  (slug, { schema }) => {
    const { body, emailPath, texts } = caseOf(slug)
    const good = body('kim@visitor.example')
    const phone = Object.keys(texts).find((path) => texts[path]!.isPhone)
    for (const mark of '\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u202d\u202e\u2060\u2066\u2069\ufe0f\ufeff') {
      const pasted = (value: unknown) => `${mark} ${String(value).replace(/.(?=\d|@)/g, `$&${mark}`)}${mark}`
      const marked = [emailPath, ...(phone ? [phone] : [])].reduce<Record<string, unknown>>(
        (changed, path) => withValueAt(changed, path, pasted(valueAt(good, path))),
        good,
      )
      expect(schema.parse(marked)).toEqual(good)
    }
  },
)

test('a name keeps the joiners that its script or an emoji needs, and loses marks that change its direction', () => {
  for (const name of ['نوید‌رضا', 'ශ්‍රී', '👩🏽‍🌾❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿']) expect(normaliseLine(`\u202e${name}\u202c\ufeff`)).toBe(name)
  expect(normaliseText('\u202eexe.\u200bgnp')).toBe('exe.gnp')
})

test.each(forms.map((form) => [form.slug, form] as const))(
  '%s: an awkward text is rejected as an email address, without throwing',
  (slug, { schema }) => {
    const row = caseOf(slug)
    for (const text of awkwardTexts) {
      const parsed = schema.safeParse(withValueAt(row.body('kim@visitor.example'), row.emailPath, text))
      expect(parsed.error?.issues.map((issue) => issue.path.join('.'))).toContain(row.emailPath)
    }
  },
)

test.each(forms.map((form) => [form.slug, form] as const))(
  '%s: a body 20,000 levels deep is parsed like any other',
  (slug, { schema }) => {
    const row = caseOf(slug)
    const good = row.body('kim@visitor.example')
    for (const deep of [
      JSON.parse('['.repeat(20_000) + ']'.repeat(20_000)),
      JSON.parse('{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000)),
    ] as unknown[]) {
      expect(schema.parse({ ...good, unknown: deep })).toEqual(good)
      expect(schema.safeParse(deep).success).toBe(false)
      for (const path of Object.keys(good).filter((key) => key !== 'contactType')) {
        // It has the wrong type for any field.
        expect(schema.safeParse(withValueAt(good, path, deep)).success).toBe(false)
      }
    }
  },
)
