import { formatLocalTime } from '../local-time'

/** Fields of a lead that only our own programs fill in. */
const ours: readonly string[] = ['Sent by']

/** Fields chosen from a list. Everything else is in the sender's own words and stays as it is. */
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

/** Turns "weekday-morning" into "Weekday morning". Anything that isn't such a name stays as it is. */
export const humanised = (value: string) =>
  /^[a-z]+([-_][a-z]+)*$/.test(value)
    ? value.replace(/[-_]/g, ' ').replace(/^./, (first) => first.toUpperCase())
    : value

/** A lead's fields as its page shows them: no empty ones, no machine-made names, and times in our time zone. */
export const plainRows = (summary: readonly (readonly [label: string, value: string])[]) =>
  summary
    .filter(([label, value]) => value !== '' && !ours.includes(label))
    .map(([label, value]) => {
      if (isTime(value)) return [label, formatLocalTime(new Date(value))] as const
      return [label, chosen.includes(label) ? value.split(', ').map(humanised).join(', ') : value] as const
    })
