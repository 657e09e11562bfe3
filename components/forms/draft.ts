import type { FieldValues } from './form-controls'

const lifetimeMs = 30 * 24 * 3_600_000

/** What this device keeps of a form until it is sent. Every part may be missing. */
export interface Draft {
  readonly fields?: FieldValues
  /** A flow's choices, as its address holds them. */
  readonly query?: string
  /** What a form keeps beside its fields. */
  readonly extra?: unknown
}

const keyOf = (slug: string) => `sunnie:draft:${slug}`

const isFields = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))

/** What was filled in on this device in the last 30 days. An older version of the site may have written it. */
export function readDraft(slug: string): Draft | undefined {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '{}') as { at?: number; value?: Draft }
    if (at === undefined || typeof value !== 'object' || value === null) return undefined
    if (Date.now() - at >= lifetimeMs) {
      localStorage.removeItem(keyOf(slug))
      return undefined
    }
    const { fields, query, extra } = value
    const kept = {
      ...(isFields(fields) && { fields }),
      ...(typeof query === 'string' && query && { query }),
      ...(extra ? { extra } : {}),
    }
    return Object.keys(kept).length ? kept : undefined
  } catch {
    return undefined // storage is blocked, or holds something else
  }
}

/** Keeps some parts of a draft beside the others, on this device alone. */
export function saveDraft(slug: string, parts: Draft): void {
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify({ at: Date.now(), value: { ...readDraft(slug), ...parts } }))
  } catch {
    // Storage is full or blocked: that costs the draft, not the form.
  }
}

export function clearDraft(slug: string): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Nothing was kept then.
  }
}

/** Where submissions made offline wait (offline-queue.ts). */
export const queueKey = 'sunnie:queue'

/** Whether this device has something for a form: a draft, or a submission that waits or came back. */
export function isAwaited(slug: string): boolean {
  try {
    return readDraft(slug) !== undefined || Boolean(localStorage.getItem(queueKey)?.includes(`"slug":"${slug}"`))
  } catch {
    return false
  }
}
