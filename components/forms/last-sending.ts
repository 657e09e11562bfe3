import type { FormDefinition } from '@/lib/forms/define-form'
import type { FieldValues } from './form-controls'
import type { FormExtra } from './form-extras'

/** One sending of a form. Its key makes it arrive once, however often it is tried. */
export interface Sending {
  readonly slug: string
  /** What its form is called. What an earlier version of the site kept has none. */
  readonly label?: string
  readonly endpoint: string
  readonly key: string
  readonly body: unknown
  /** What was answered, to put back into the form if the server won't take it. */
  readonly fields: FieldValues
  /** What its form keeps beside the fields. */
  readonly extra?: FormExtra
  /** Whether its form keeps a draft. */
  readonly keepsDraft?: boolean
  /** The page of the form. */
  readonly page: string
  /** When it was written, in ms since 1970. */
  readonly at: number
  /** It has been stored, and the form that it came from hasn't been told yet. */
  readonly arrived?: boolean
}

/** A name for one sending (contract, Idempotency-Key). */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What differs between two tries to send the same words. */
const passing = new Set(['timestamp', 'startedAt', 'attribution'])

const wordsOf = (body: unknown, leftOut?: string) =>
  JSON.stringify(body, (name, value: unknown) => (passing.has(name) || name === leftOut ? undefined : value))

/** Whether two bodies of a form say the same. */
const saysTheSame = (one: unknown, other: unknown) => wordsOf(one) === wordsOf(other)

const entriesOf = (extra: FormExtra | undefined) => (extra ?? []).map((entry) => JSON.stringify(entry))

/** Whether something beside the fields, such as a photograph, wasn't sent. What has gone since, as expired ones do, is no news. */
export const addsTo = (extra: FormExtra | undefined, sent: Pick<Sending, 'extra'>): boolean =>
  entriesOf(extra).some((entry) => !entriesOf(sent.extra).includes(entry))

/** Whether a form has nothing that wasn't sent. */
export const isAsSent = (now: Pick<Sending, 'body' | 'extra'>, sent: Sending): boolean =>
  wordsOf(now.body, 'photos') === wordsOf(sent.body, 'photos') && !addsTo(now.extra, sent)

const storageKey = (slug: string) => `sunnie:sending:${slug}`

/**
 * What this tab sent last of a form, until the form knows that it has arrived. The browser brings a page back with what was
 * typed into it: sent again, the same words are the same sending.
 */
export function lastSending(slug: string): Sending | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey(slug)) ?? 'null') as Sending | null) ?? undefined
  } catch {
    return undefined // storage is blocked
  }
}

/** Keeps it for as long as the tab is open. */
export function noteSending(sending: Sending): void {
  try {
    sessionStorage.setItem(storageKey(sending.slug), JSON.stringify(sending))
  } catch {
    // Storage is full or blocked: the key lives as long as the form.
  }
}

/** Forgets a sending, unless another has followed it. */
export function forgetSending({ slug, key }: Sending): void {
  if (lastSending(slug)?.key === key) sessionStorage.removeItem(storageKey(slug))
}

/**
 * Begins a sending. The same words again are the same one, whichever try arrives first: they go under its key, as they went
 * before. Other words are another.
 */
export function beginSending(
  { slug, label, endpoint, keepsDraft }: FormDefinition,
  now: Pick<Sending, 'body' | 'fields' | 'extra' | 'page'>,
  before: readonly (Sending | undefined)[],
): Sending {
  const same = [...before, lastSending(slug)].find((other) => other && saysTheSame(other.body, now.body))
  const { body = now.body, key = newKey() } = same ?? {}
  const sending = { slug, label, endpoint, keepsDraft, ...now, body, key, at: Date.now() }
  noteSending(sending)
  return sending
}
