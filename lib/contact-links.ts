/** A `mailto:` link, whatever characters the address contains. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
