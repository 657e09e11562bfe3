import { names, short } from '@/content/services/names'
import type { Row } from '@/lib/forms/define-form'
import { formatLocalTime } from '@/lib/local-time'
import { ownEntry } from '@/lib/own-entry'

/** Says how many of a form's photos aren't here, and why. */
export const missingPhotos = (count: number) =>
  `${count} ${count === 1 ? "photo isn't here. It" : "photos aren't here. They"} came with another version of this form, or expired before this one arrived. We keep unsent photos for 24 hours.`

const isTime = (value: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** Turns "weekday-morning" into "Weekday morning". Anything that isn't such a name stays as it is. */
const humanised = (value: string) =>
  /^[a-z]+([-_][a-z]+)*$/.test(value)
    ? value.replace(/[-_]/g, ' ').replace(/^./, (first) => first.toUpperCase())
    : value

/** Where somebody sent a form, by its placement. */
const placements: Readonly<Record<string, string>> = {
  home: 'Home page',
  journal: 'The journal',
  bio: 'Links page',
  newsletter: 'Newsletter page',
  'store-preview': 'Store preview',
  'naturally-sunnie': 'Naturally Sunnie shop',
  'campaign-hero': 'Protect Your Place, at the top',
  'campaign-involved': 'Protect Your Place, further down',
  contact: 'Contact page',
  subscribe: 'Subscription steps',
  'sunnie-select-onboarding': `${short(names.sunnieSelect)} builder`,
  'natural-order-onboarding': `${short(names.naturalOrder)} form`,
  sample: 'A sample',
}

/** Where on the site something was sent from, such as "Links page". */
export const placeName = (source: string) => ownEntry<string>(placements, source) ?? humanised(source)

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
