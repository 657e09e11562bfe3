/** What a placeholder looks like. They're shown only where nobody can take them for real. */

/** Whether a URL or email address uses a domain reserved for examples (RFC 2606). */
export function isExampleAddress(address = ''): boolean {
  const host = address
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^.*@/, '')
    .split(/[/?#:]/, 1)[0]
  return !host || /(^|\.)(example|invalid|test|localhost|example\.(com|net|org))$/i.test(host)
}

/** Whether a text is a valid Australian Business Number, going by its check digits. */
export function isAbn(text = ''): boolean {
  const digits = text.replace(/\s/g, '')
  if (!/^[1-9]\d{10}$/.test(digits)) return false
  const weights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19]
  const sum = weights.reduce(
    (total, weight, index) => total + weight * (Number(digits[index]) - (index === 0 ? 1 : 0)),
    0,
  )
  return sum % 89 === 0
}

/** Whether a phone number is reserved for fiction in Australia. */
export function isFictionalPhone(phone = ''): boolean {
  const digits = phone.replace(/\D/g, '').replace(/^61/, '0')
  return digits.length < 6 || /^049157\d{4}$/.test(digits) || /^0[2378](5550|7010)/.test(digits)
}

/** Whether a person or sponsor has no name, or just a stand-in for one. */
export function isUnnamed({ name }: { readonly name?: string }): boolean {
  return !name || /^(our (founder|campaign artist)|sponsor (one|two|three))$/i.test(name)
}

/**
 * Whether this build shows placeholders. next.config.ts sets it from the site's URL, for both server and browsers. In
 * tests and tools they're shown.
 */
export const samplesShown = process.env.SAMPLES !== 'hidden'

/** Unlike `isExampleAddress`, treats a `.test` address as real, so that tests can tell the two apart. */
export const real = (address?: string) =>
  address && (!isExampleAddress(address) || /\.test$/.test(new URL(address).hostname)) ? address : undefined

/** The links among these that lead to a real site. */
export const realLinks = <Links extends object>(links: Links): Partial<Links> =>
  Object.fromEntries(Object.entries(links).filter(([, url]) => real(url))) as Partial<Links>
