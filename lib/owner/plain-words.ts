import { adminPeople } from '@/content/admin-people'
import type { Row } from '../forms/define-form'
import { formatLocalTime } from '../local-time'
import { ownEntry } from '../own-entry'

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** Turns "weekday-morning" into "Weekday morning". Anything that isn't such a name stays as it is. */
const humanised = (value: string) =>
  /^[a-z]+([-_][a-z]+)*$/.test(value)
    ? value.replace(/[-_]/g, ' ').replace(/^./, (first) => first.toUpperCase())
    : value

/** Where on the site something was sent from, such as "Links page". */
export const placeName = (source: string) => ownEntry<string>(adminPeople.placements, source) ?? humanised(source)

/** The same for names joined by commas. */
export const humanisedList = (names: string) => names.split(', ').map(humanised).join(', ')

/** A field as the owner reads it: no machine-made names, and times in our time zone. */
export function plainRow([label, value, kind]: Row): readonly [label: string, value: string] {
  if (isTime(value)) return [label, formatLocalTime(new Date(value))]
  return [label, kind === 'choice' || kind === 'internal' ? humanisedList(value) : value]
}

/** A lead's fields as its page shows them: no empty ones, and none that our own programs filled in. */
export const plainRows = (summary: readonly Row[]) =>
  summary.filter(([, value, kind]) => value !== '' && kind !== 'internal').map(plainRow)
