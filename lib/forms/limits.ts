// Limits of the contract ("Limits on text"), in characters. Without zod, for pages that only count.
export const nameLimit = 200
export const lineLimit = 300
export const textLimit = 5_000

/** As many of one thing as a form takes: choices in a list, rooms of a kind. */
export const mostOfOne = 20
