import { draftKey } from '@/lib/loader-names'
import type { FieldValues } from './form-controls'
import type { FormExtra } from './form-extras'
import { type LeadSubmission, hasUnsentExtras } from './last-submission'

const lifetimeMs = 30 * 24 * 3_600_000

/** What this device keeps of a form until it's sent. Any part may be missing. */
export interface Draft {
  readonly fields?: FieldValues
  /** A flow's choices, as in its query string. */
  readonly query?: string
  /** What a form keeps besides its fields. */
  readonly extra?: FormExtra
}

const isFields = (value: unknown): value is FieldValues =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((list) => Array.isArray(list) && list.every((text) => typeof text === 'string'))

/** The draft from the last 30 days, if there's one. An older version of the site may have written it. */
export function readDraft(slug: string): Draft | undefined {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(draftKey(slug)) ?? '{}') as { at?: number; value?: Draft }
    if (at === undefined || typeof value !== 'object' || value === null) return undefined
    if (Date.now() - at >= lifetimeMs) {
      localStorage.removeItem(draftKey(slug))
      return undefined
    }
    const { fields, query, extra } = value
    const kept = {
      ...(isFields(fields) && { fields }),
      ...(typeof query === 'string' && query && { query }),
      ...(Array.isArray(extra) && { extra }),
    }
    return Object.keys(kept).length ? kept : undefined
  } catch {
    return undefined // storage is blocked, or holds something else
  }
}

/** Saves some parts of a draft and keeps the others, on this device only. */
export function saveDraft(slug: string, parts: Draft): void {
  try {
    const value = { ...readDraft(slug), ...parts }
    if (Object.values(value).every((part) => part === undefined)) localStorage.removeItem(draftKey(slug))
    else localStorage.setItem(draftKey(slug), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // Storage is full or blocked, which loses the draft but not the form.
  }
}

/** The choices in a flow's query string, whichever step is open. */
function choicesIn(search: string): string {
  const choices = new URLSearchParams(search)
  choices.delete('step')
  choices.sort()
  return choices.toString()
}

/** Whether a draft differs from what was sent, or has more in it. */
export const differsFrom = ({ fields, query, extra }: Draft, sent: LeadSubmission): boolean =>
  (fields !== undefined && JSON.stringify(fields) !== JSON.stringify(sent.fields)) ||
  hasUnsentExtras(extra, sent) ||
  (query !== undefined && choicesIn(query) !== choicesIn(new URL(sent.page, location.origin).search))

export function clearDraft(slug: string): void {
  try {
    localStorage.removeItem(draftKey(slug))
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
