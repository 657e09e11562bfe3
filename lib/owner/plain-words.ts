import { formatLocalTime } from '../local-time'

/** What only our own programs say of a lead. */
const ours: readonly string[] = ['Sent by']

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
    .map(([label, value]) =>
      isTime(value)
        ? ([label, formatLocalTime(new Date(value))] as const)
        : ([label, value.split(', ').map(humanised).join(', ')] as const),
    )
