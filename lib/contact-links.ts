/** Strips a phone number to digits and a leading plus, which is all a `tel:` link may contain. */
export const phoneDigits = (phone: string) => phone.replace(/(?!^\+)\D/g, '')

/** A `mailto:` link, whatever characters the address contains. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
