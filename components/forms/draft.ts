const lifetimeMs = 30 * 24 * 3_600_000

const placeOf = (slug: string) => `sunnie:draft:${slug}`

/** What was filled in on this device in the last 30 days, or undefined. Its shape is for the form to check: it may be an older one. */
export function readDraft(slug: string): unknown {
  try {
    const { at, value } = JSON.parse(localStorage.getItem(placeOf(slug)) ?? '{}') as { at?: number; value?: unknown }
    if (at !== undefined && Date.now() - at < lifetimeMs) return value
    localStorage.removeItem(placeOf(slug))
  } catch {
    // Storage may be shut, or hold what is no draft: then there is none.
  }
  return undefined
}

/** Keeps a filling on this device, and on no other. */
export function saveDraft(slug: string, value: unknown): void {
  try {
    localStorage.setItem(placeOf(slug), JSON.stringify({ at: Date.now(), value }))
  } catch {
    // A full or shut storage costs the draft, not the form.
  }
}

export function clearDraft(slug: string): void {
  try {
    localStorage.removeItem(placeOf(slug))
  } catch {
    // Nothing was kept then.
  }
}
