import 'server-only'

// Separate from the emails themselves, so that the sweep doesn't load what renders them.

const minute = 60
const day = 24 * 60 * minute

/** How many seconds a link works for, by the kind of its email. */
export const linkLife = { 'sign-in-link': 15 * minute, 'set-password': 3 * day } as const

export type LinkKind = keyof typeof linkLife

/** Emails that only their recipient may read, so they aren't listed in the owner's pages. */
export const privateKinds = Object.keys(linkLife) as LinkKind[]
