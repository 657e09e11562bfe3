// Writes lib/public-holidays.ts from the package date-holidays. Run it when that has been updated; a test says so.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import Holidays from 'date-holidays'
import { root } from './root.mjs'

const firstYear = 2026
const years = 10

/** Queensland's public holidays, as [ISO date, name]. Leaves out Christmas Eve, which is one from 6 pm only. */
export const queenslandHolidays = () =>
  Array.from({ length: years }, (_, index) => firstYear + index).flatMap((year) =>
    new Holidays('AU', 'QLD')
      .getHolidays(year)
      .filter(({ type, date }) => type === 'public' && date.endsWith('00:00:00'))
      .map(({ date, name }) => [date.slice(0, 10), name.replace(' (substitute day)', '')]),
  )

/** The module's text. */
const holidaysModule = () =>
  [
    '// Written by `node tools/public-holidays.mjs` from the package date-holidays. Show days are not in it.',
    '',
    "/** Queensland's public holidays: ISO date and name. */",
    'export const publicHolidays: readonly (readonly [day: string, name: string])[] = [',
    ...queenslandHolidays().map(([day, name]) => `  ['${day}', ${name.includes("'") ? `"${name}"` : `'${name}'`}],`),
    ']',
    '',
  ].join('\n')

if (process.argv[1] === import.meta.filename) writeFileSync(path.join(root, 'lib/public-holidays.ts'), holidaysModule())
