/** Digits alone, with the plus of an international number: all a `tel:` link may carry of what was typed. */
export const dialled = (phone: string) => phone.replace(/(?!^\+)\D/g, '')
