/** Dispatched on the document when the page has hydrated and answers by itself. */
export const awakeEvent = 'sunnie:awake'

/** Where the loader notes how the visit began. */
export const visitKey = 'sunnie:visit'

/** Where submissions made offline wait (components/forms/lead-queue.ts). */
export const queueKey = 'sunnie:queue'

/** Where a form's draft is kept (components/forms/draft.ts). */
export const draftKey = (slug: string) => `sunnie:draft:${slug}`
