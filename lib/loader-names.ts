/** Dispatched on the document when the page has hydrated and answers by itself. */
export const awakeEvent = 'sunnie:awake'

/** Where the loader notes how the visit began. */
export const visitKey = 'sunnie:visit'
