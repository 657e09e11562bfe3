import type { FieldErrors, FormDefinition } from '@/lib/forms/define-form'
import { draftKey, queueKey } from '@/lib/loader-names'
import type { FieldValues } from './form-controls'

/** What a draft keeps of a form besides its fields, one entry each. */
type FormExtra = readonly unknown[]

// All that this device keeps of forms: a record of each, and the queue of what was sent and may not have arrived.

/** One submission of a form. However often it's tried, its key makes it arrive only once. */
export interface Lead {
  readonly slug: string
  /** The form's name. */
  readonly label?: string
  readonly endpoint: string
  readonly key: string
  readonly body: unknown
  /** The answers, to put back into the form if the server rejects it. */
  readonly fields: FieldValues
  /** What the form keeps besides its fields. */
  readonly extra?: FormExtra
  /** What to tell the visitor if it's sent from another page, without some of what they added. */
  readonly leftOut?: string
  /** Whether the form keeps a draft. */
  readonly keepsDraft?: boolean
  /** The form's page. */
  readonly page: string
  /** When it was created, in ms since 1970. */
  readonly at: number
  /** Why the server rejected it. It's kept, but not sent again until the visitor has changed it. */
  readonly refused?: {
    readonly message?: string
    readonly errors?: FieldErrors
    /** It has been put back into its form. */
    readonly shown?: boolean
  }
}

/** What was typed into a form. Any part may be missing. */
interface Draft {
  readonly fields?: FieldValues
  /** A flow's choices, as in its query string. */
  readonly query?: string
  /** What a form keeps besides its fields. */
  readonly extra?: FormExtra
}

/** What's kept of one form: what was typed and, until the form knows that it has arrived, what was sent. */
interface Kept extends Draft {
  readonly sent?: Lead
  /** What was sent has been stored. */
  readonly arrived?: boolean
}

const lifetimeMs = 30 * 24 * 3_600_000

/** A draft outlives the visit. What was sent is only remembered in its tab. */
type Place = 'localStorage' | 'sessionStorage'

function read(place: Place, slug: string): Kept {
  try {
    const { at, value } = JSON.parse(window[place].getItem(draftKey(slug)) ?? '{}') as { at?: number; value?: Kept }
    if (at && value && Date.now() - at < lifetimeMs) return value
  } catch {
    // Storage is blocked, or holds something else.
  }
  return {}
}

function write(place: Place, slug: string, value: Kept): void {
  try {
    if (Object.values(value).every((part) => part === undefined)) window[place].removeItem(draftKey(slug))
    else window[place].setItem(draftKey(slug), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // Storage is full or blocked, which loses the draft but not the form.
  }
}

/** What's kept of a form. Empty if that's nothing, or older than 30 days. */
export const readKept = (slug: string): Kept => ({ ...read('localStorage', slug), ...read('sessionStorage', slug) })

/** Changes some parts of a draft, on this device only. */
export const keepDraft = (slug: string, parts: Draft): void =>
  write('localStorage', slug, { ...read('localStorage', slug), ...parts })

export const clearDraft = (slug: string): void => write('localStorage', slug, {})

/** Keeps what was sent, and whether it has arrived, until the tab is closed. */
export const keepSent = (sent: Lead, arrived?: boolean): void => write('sessionStorage', sent.slug, { sent, arrived })

/** Forgets a submission, unless another has followed it. */
export function clearSent({ slug, key }: Lead): void {
  if (readKept(slug).sent?.key === key) write('sessionStorage', slug, {})
}

const entriesOf = (extra: FormExtra | undefined) => (extra ?? []).map((entry) => JSON.stringify(entry))

/** Whether something besides the fields, such as a photo, wasn't sent. Entries that have gone since don't count. */
const hasUnsentExtras = (extra: FormExtra | undefined, sent: Pick<Lead, 'extra'>): boolean =>
  entriesOf(extra).some((entry) => !entriesOf(sent.extra).includes(entry))

/** The choices in a flow's query string, whichever step is open. */
function choicesIn(search: string): string {
  const choices = new URLSearchParams(search)
  choices.delete('step')
  choices.sort()
  return choices.toString()
}

/** Whether a draft differs from what was sent, or has more in it. */
export const differsFrom = ({ fields, query, extra }: Draft, sent: Lead): boolean =>
  (fields !== undefined && JSON.stringify(fields) !== JSON.stringify(sent.fields)) ||
  hasUnsentExtras(extra, sent) ||
  (query !== undefined && choicesIn(query) !== choicesIn(new URL(sent.page, location.origin).search))

/** What can differ between two attempts to send the same content. */
const volatileKeys = new Set(['timestamp', 'startedAt', 'attribution'])

const contentOf = (body: unknown, leftOut?: string) =>
  JSON.stringify(body, (name, value: unknown) => (volatileKeys.has(name) || name === leftOut ? undefined : value))

/** Whether a form has nothing that wasn't sent. */
export const matchesSent = (now: Pick<Lead, 'body' | 'extra'>, sent: Lead): boolean =>
  contentOf(now.body, 'photos') === contentOf(sent.body, 'photos') && !hasUnsentExtras(now.extra, sent)

/** An idempotency key for one submission (contract, Idempotency-Key). */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * Starts a submission. The same content as before is sent under the same key and as the same body, so whichever attempt
 * arrives first counts. Different content is a new submission.
 */
export function startLead(
  { slug, label, endpoint, keepsDraft }: FormDefinition,
  now: Pick<Lead, 'body' | 'fields' | 'extra' | 'leftOut' | 'page'>,
  before?: Lead,
): Lead {
  const earlier = [before, ...queuedOf(slug), readKept(slug).sent]
  const { body = now.body, key = newKey() } =
    earlier.find((other) => other && contentOf(other.body) === contentOf(now.body)) ?? {}
  const sent = { slug, label, endpoint, keepsDraft, ...now, body, key, at: Date.now() }
  keepSent(sent)
  return sent
}

/** Everything queued, oldest first: a form is sending it, or had no network, or the server rejected it. */
export function readQueue(): Lead[] {
  try {
    const queue: unknown = JSON.parse(localStorage.getItem(queueKey) ?? '[]')
    return Array.isArray(queue) ? (queue as Lead[]) : []
  } catch {
    return []
  }
}

function writeQueue(queue: readonly Lead[]): void {
  try {
    if (queue.length) localStorage.setItem(queueKey, JSON.stringify(queue))
    else localStorage.removeItem(queueKey)
  } catch {
    // Storage is full or blocked, so nothing is sent later.
  }
}

const queueWithout = (...keys: readonly (string | undefined)[]) => readQueue().filter(({ key }) => !keys.includes(key))

export const queuedLead = (key: string | undefined): Lead | undefined => readQueue().find((lead) => lead.key === key)

/** A form's queued submissions on this device, rejected or not, latest last. */
export const queuedOf = (slug: string): Lead[] => readQueue().filter((lead) => lead.slug === slug)

/** Adds a submission to the end of the queue, replacing another if need be. */
export const enqueue = (lead: Lead, instead?: string): void => writeQueue([...queueWithout(lead.key, instead), lead])

/** Removes a submission: it was sent, changed or deleted. */
export const unqueue = (key: string): void => writeQueue(queueWithout(key))

/** Removes a form's rejected submissions that were put back into it, once the visitor has cleared it. */
export const unqueueShown = (slug: string): void =>
  writeQueue(readQueue().filter((lead) => lead.slug !== slug || !lead.refused?.shown))
