import fc from 'fast-check'
import { cell } from '@/lib/server/owner/csv-cell'

test.each(['=1+1', '+61 400 000 000', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =cmd|x', '＝1+1'])(
  '%j is shown as text and never run',
  (value) => {
    expect(cell(value)).toBe(`"'${value}"`)
  },
)

test('quotes are doubled; commas and line breaks stay inside the quotes', () => {
  expect(cell('a "b", c\nd')).toBe('"a ""b"", c\nd"')
})

test('any text comes back whole, but for the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const read = cell(value).slice(1, -1).replaceAll('""', '"')
      expect([value, `'${value}`]).toContain(read)
      expect(read).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})
