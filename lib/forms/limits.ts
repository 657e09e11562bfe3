// Limits on text, in characters. Free of zod, for pages that only need the numbers.
export const nameLimit = 200
export const lineLimit = 300
export const textLimit = 5_000

/** The most of one thing that a form accepts: choices in a list, or rooms of one kind. */
export const maxQuantity = 20
