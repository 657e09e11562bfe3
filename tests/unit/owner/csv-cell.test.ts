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
  ['021555019', '021 555 019'],
  ['0064215550190', '006 421 555 0190'],
  ['2026112300', '2026112300'],
])('%s is written as it’s dialled in Australia: %s', (value, dialled) => {
  expect(csvCell(value)).toBe(`"${dialled}"`)
})

// Tried in LibreOffice 7.4, SheetJS 0.18.5 and exceljs 4.4 (findings/spreadsheet-text.sh).
test.each([
  '007',
  '3E5',
  '0x1F',
  '3/12',
  '1-2',
  '1/2/2027',
  '2026-11',
  'MAR1',
  'Dec-3',
  '12 May',
  '10:30',
  '5pm',
  '50%',
  '(1)',
  '1,5',
  '#N/A',
  'TRUE',
  '4111111111111111',
])('%s ends in an invisible space, so that it stays a name', (value) => {
  expect(csvCell(value)).toBe(`"${value}\u200b"`)
})

test.each(['2026-11-21', '2026-11-21 16:05:09', '92.40', '$1,092.40', '4802', '51824753556', '3/12 Mango Lane', 'May'])(
  '%s is left as it is',
  (value) => {
    expect(csvCell(value)).toBe(`"${value}"`)
  },
)

test('quotes are doubled; commas and line breaks stay inside the quotes', () => {
  expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"')
})

test('any text survives a round trip, apart from the apostrophe before a formula and an invisible space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (value) => {
      const read = csvCell(value).slice(1, -1).replaceAll('""', '"')
      expect([value, `'${value}`, `${value}\u200b`]).toContain(read)
      expect(read).not.toMatch(/^\s*[=+\-@]/)
    }),
  )
})
