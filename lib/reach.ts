/** Digits alone, with the plus of an international number: all a `tel:` link may carry of what was typed. */
export const dialled = (phone: string) => phone.replace(/(?!^\+)\D/g, '')

/** A `mailto:` link, whatever characters an address has. */
export const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
