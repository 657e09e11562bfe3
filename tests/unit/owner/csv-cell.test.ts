import fc from 'fast-check'
import { csvCell } from '@/lib/server/owner/csv-cell'

test.each(['=1+1', '+64 21 555 019', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '  =cmd|x', '＝1+1'])(
  '%j is shown as text and never run',
  (value) => {
    expect(csvCell(value)).toBe(`"'${value}"`)
  },
)

test.each([
  ['+61 412 555 019', '0412 555 019'],
  ['+61412555019', '0412 555 019'],
  ['+61 (0)7 4946-5555', '07 4946 5555'],
  // A spreadsheet would read it as a number and drop the leading zero.
  ['0412555019', '0412 555 019'],
  ['0749465555', '07 4946 5555'],
  ['2026112300', '2026112300'],
])('%s is written as it’s dialled in Australia: %s', (value, dialled) => {
  expect(csvCell(value)).toBe(`"${dialled}"`)
})

test('quotes are doubled; commas and line breaks stay inside the quotes', () => {
  expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"')
})

test('any text survives a round trip, apart from the apostrophe before a formula', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const read = csvCell(value).slice(1, -1).replaceAll('""', '"')
      expect([value, `'${value}`]).toContain(read)
      expect(read).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})
