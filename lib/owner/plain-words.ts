import { formatLocalTime } from '../local-time'

/** What only our own programs say of a lead. */
const ours: readonly string[] = ['Sent by']

/** What is chosen from a list. Everything else is in its sender's own words, and stays as it is. */
const chosen: readonly string[] = [
  'Preferred contact',
  'Preferred day',
  'Preferred time',
  'Clean type',
  'Supply products',
  'Styles',
  'Rents or owns',
  'Best times',
  'Spaces to organise',
  'Source',
]

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** "weekday-morning" as a person writes it: "Weekday morning". What isn't such a name stays as it is. */
export const humanised = (value: string) =>
  /^[a-z]+([-_][a-z]+)*$/.test(value)
    ? value.replace(/[-_]/g, ' ').replace(/^./, (first) => first.toUpperCase())
    : value

/** A lead's fields as its own page shows them: no empty ones, nothing that a machine named, times by our clock. */
export const plainRows = (summary: readonly (readonly [label: string, value: string])[]) =>
  summary
    .filter(([label, value]) => value !== '' && !ours.includes(label))
    .map(([label, value]) => {
      if (isTime(value)) return [label, formatLocalTime(new Date(value))] as const
      return [label, chosen.includes(label) ? value.split(', ').map(humanised).join(', ') : value] as const
    })
