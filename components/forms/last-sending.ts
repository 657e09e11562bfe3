import type { FormDefinition } from '@/lib/forms/define-form'
import type { FieldValues } from './form-controls'
import type { FormExtra } from './form-extras'

/** One submission of a form. However often it's tried, its key makes it arrive only once. */
export interface Sending {
  readonly slug: string
  /** The form's name. Missing if an earlier version of the site kept it. */
  readonly label?: string
  readonly endpoint: string
  readonly key: string
  readonly body: unknown
  /** The answers, to put back into the form if the server rejects it. */
  readonly fields: FieldValues
  /** What the form keeps besides its fields. */
  readonly extra?: FormExtra
  /** Whether the form keeps a draft. */
  readonly keepsDraft?: boolean
  /** The form's page. */
  readonly page: string
  /** When it was created, in ms since 1970. */
  readonly at: number
  /** It has been stored, but the form it came from hasn't been told yet. */
  readonly arrived?: boolean
}

/** An idempotency key for one submission (contract, Idempotency-Key). */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What can differ between two attempts to send the same content. */
const passing = new Set(['timestamp', 'startedAt', 'attribution'])

const wordsOf = (body: unknown, leftOut?: string) =>
  JSON.stringify(body, (name, value: unknown) => (passing.has(name) || name === leftOut ? undefined : value))

/** Whether two bodies of a form have the same content. */
const saysTheSame = (one: unknown, other: unknown) => wordsOf(one) === wordsOf(other)

const entriesOf = (extra: FormExtra | undefined) => (extra ?? []).map((entry) => JSON.stringify(entry))

/** Whether something besides the fields, such as a photo, wasn't sent. Entries that have gone since don't count. */
export const addsTo = (extra: FormExtra | undefined, sent: Pick<Sending, 'extra'>): boolean =>
  entriesOf(extra).some((entry) => !entriesOf(sent.extra).includes(entry))

/** Whether a form has nothing that wasn't sent. */
export const matchesSent = (now: Pick<Sending, 'body' | 'extra'>, sent: Sending): boolean =>
  wordsOf(now.body, 'photos') === wordsOf(sent.body, 'photos') && !addsTo(now.extra, sent)

const storageKey = (slug: string) => `sunnie:sending:${slug}`

/**
 * This tab's last submission of a form, until the form knows that it has arrived. A browser can bring a page back with
 * what was typed into it, and sending the same content again counts as the same submission.
 */
export function lastSending(slug: string): Sending | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? 'null') as Sending | null) ?? undefined
  } catch {
    return undefined // storage is blocked
  }
}

/** Keeps a submission until the tab is closed. */
export function recordSending(sending: Sending): void {
  try {
    sessionStorage.setItem(storageKey(sending.slug), JSON.stringify(sending))
  } catch {
    // Storage is full or blocked, so the key lasts only as long as the form.
  }
}

/** Forgets a submission, unless another has followed it. */
export function forgetSending({ slug, key }: Sending): void {
  if (lastSending(slug)?.key === key) sessionStorage.removeItem(storageKey(slug))
}

/**
 * Starts a submission. The same content as before is sent under the same key and as the same body, so whichever attempt
 * arrives first counts. Different content is a new submission.
 */
export function beginSending(
  { slug, label, endpoint, keepsDraft }: FormDefinition,
  now: Pick<Sending, 'body' | 'fields' | 'extra' | 'page'>,
  before: readonly (Sending | undefined)[],
): Sending {
  const same = [...before, lastSending(slug)].find((other) => other && saysTheSame(other.body, now.body))
  const { body = now.body, key = newKey() } = same ?? {}
  const sending = { slug, label, endpoint, keepsDraft, ...now, body, key, at: Date.now() }
  recordSending(sending)
  return sending
}
