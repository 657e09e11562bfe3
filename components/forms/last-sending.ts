import type { FormDefinition } from '@/lib/forms/define-form'
import type { FieldValues } from './form-controls'

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

const wordsOf = (body: unknown) =>
  JSON.stringify(body, (name, value: unknown) => (passing.has(name) ? undefined : value))

/** Whether two bodies of a form say the same. */
export const saysTheSame = (one: unknown, other: unknown): boolean => wordsOf(one) === wordsOf(other)

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
  { slug, label, endpoint }: FormDefinition,
  now: Pick<Sending, 'body' | 'fields' | 'page'>,
  before: readonly (Sending | undefined)[],
): Sending {
  const same = [...before, lastSending(slug)].find((other) => other && saysTheSame(other.body, now.body))
  const { body = now.body, key = newKey() } = same ?? {}
  const sending = { slug, label, endpoint, ...now, body, key, at: Date.now() }
  noteSending(sending)
  return sending
}
