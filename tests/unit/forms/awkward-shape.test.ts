/** @jest-environment node */
import { metaSchema } from '@/lib/forms/meta'
import { forms } from '@/lib/forms/registry'
import { valueAt, withValueAt } from '../../support/field-path'
import { caseOf } from '../../support/form-cases/all'

/** Objects that pass for another type until they're compared, added up or turned into text. */
const shapes: unknown[] = [
  { length: { toString: 1, valueOf: 1 } },
  { length: Object.create(null) as unknown },
  { size: { toString: 1, valueOf: 1 }, toJSON: 1, then: 1 },
  Object.create(null),
  { constructor: 1, toString: 1, valueOf: 1, length: -1 },
]

const pathsIn = (value: unknown, path: string[] = []): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, entry]) => [[...path, key].join('.'), ...pathsIn(entry, [...path, key])])
    : []

test.each(forms.map((form) => [form.slug, form] as const))(
  '%s rejects every awkward shape with an error at its field',
  (slug, { schema }) => {
    const good = caseOf(slug).body('kim@visitor.example')
    for (const path of pathsIn(good))
      for (const shape of shapes) {
        const parsed = schema.safeParse(withValueAt(good, path, shape))
        const at = (parsed.error?.issues ?? []).map((issue) => issue.path.join('.'))
        // A field that isn't needed in this case may hold anything, because it's dropped.
        if (parsed.success) expect(valueAt(parsed.data, path)).not.toEqual(shape)
        else expect(at.some((found) => found === path || found.startsWith(`${path}.`))).toBe(true)
      }
  },
)

test('outside the fields, an awkward shape is dropped and the rest is kept', () => {
  for (const shape of shapes) {
    for (const key of ['startedAt', 'subscriptionPrice', 'photos'])
      expect(metaSchema.parse({ source: 'contact', [key]: shape })).toEqual({ source: 'contact' })
    expect(
      metaSchema.parse({ source: shape, photos: [shape], attribution: { first: { landing: shape }, last: shape } }),
    ).toEqual({ attribution: { first: {}, last: {} } })
  }
})
