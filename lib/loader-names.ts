/** Dispatched on the document once the page has hydrated and handles its own events. */
export const awakeEvent = 'sunnie:awake'

/** Storage key for how the visit began, written by the loader. */
export const visitKey = 'sunnie:visit'

/** Storage key for submissions that may not have been stored yet (components/forms/kept.ts). */
export const queueKey = 'sunnie:queue'

/** Storage key for what's kept of a form (components/forms/kept.ts). */
export const draftKey = (slug: string) => `sunnie:draft:${slug}`
