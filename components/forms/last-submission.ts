import type { FormDefinition } from '@/lib/forms/define-form'
import type { FieldValues } from './form-controls'
import type { FormExtra } from './form-extras'

/** One submission of a form. However often it's tried, its key makes it arrive only once. */
export interface LeadSubmission {
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
  /** What to tell the visitor if it's sent from another page, without some of what they added. */
  readonly leftOut?: string
  /** Whether the form keeps a draft. */
  readonly keepsDraft?: boolean
  /** The form's page. */
  readonly page: string
  /** When it was created, in ms since 1970. */
  readonly at: number
  /** It has been stored, but the form it came from hasn't been told yet. */
  readonly arrived?: boolean
}

/** An idempotency key for one submission. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What can differ between two attempts to send the same content. */
const volatileKeys = new Set(['timestamp', 'startedAt', 'attribution'])

const contentOf = (body: unknown, leftOut?: string) =>
  JSON.stringify(body, (name, value: unknown) => (volatileKeys.has(name) || name === leftOut ? undefined : value))

const entriesOf = (extra: FormExtra | undefined) => (extra ?? []).map((entry) => JSON.stringify(entry))

/** Whether something besides the fields, such as a photo, wasn't sent. Entries that have gone since don't count. */
export const hasUnsentExtras = (extra: FormExtra | undefined, sent: Pick<LeadSubmission, 'extra'>): boolean =>
  entriesOf(extra).some((entry) => !entriesOf(sent.extra).includes(entry))

/** Whether a form has nothing that wasn't sent. */
export const matchesSent = (now: Pick<LeadSubmission, 'body' | 'extra'>, sent: LeadSubmission): boolean =>
  contentOf(now.body, 'photos') === contentOf(sent.body, 'photos') && !hasUnsentExtras(now.extra, sent)

const storageKey = (slug: string) => `sunnie:sending:${slug}`

/**
 * This tab's last submission of a form, until the form knows that it has arrived. A browser can bring a page back with
 * what was typed into it, and sending the same content again counts as the same submission.
 */
export function lastSubmission(slug: string): LeadSubmission | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? 'null') as LeadSubmission | null) ?? undefined
  } catch {
    return undefined // storage is blocked
  }
}

/** Keeps a submission until the tab is closed. */
export function saveSubmission(sending: LeadSubmission): void {
  try {
    sessionStorage.setItem(storageKey(sending.slug), JSON.stringify(sending))
  } catch {
    // Storage is full or blocked, so the key lasts only as long as the form.
  }
}

/** Forgets a submission, unless another has followed it. */
export function clearSubmission({ slug, key }: LeadSubmission): void {
  if (lastSubmission(slug)?.key === key) sessionStorage.removeItem(storageKey(slug))
}

/**
 * Starts a submission. The same content as before is sent under the same key and as the same body, so whichever attempt
 * arrives first counts. Different content is a new submission.
 */
export function startSubmission(
  { slug, label, endpoint, keepsDraft }: FormDefinition,
  now: Pick<LeadSubmission, 'body' | 'fields' | 'extra' | 'leftOut' | 'page'>,
  before: readonly (LeadSubmission | undefined)[],
): LeadSubmission {
  const same = [...before, lastSubmission(slug)].find((other) => other && contentOf(other.body) === contentOf(now.body))
  const { body = now.body, key = newKey() } = same ?? {}
  const sending = { slug, label, endpoint, keepsDraft, ...now, body, key, at: Date.now() }
  saveSubmission(sending)
  return sending
}
