/** Long and mixed, as tokens and ids are, and what nobody but a visitor can have put into an address. */
const secret = /^(?=.{16})(?=.*[A-Z\d])[\w.~-]+$|[@%]/
const file = /^[\w-]+\.[a-z\d]{2,5}$/

/**
 * An address as it may be logged: without its query, and with `…` for a part that could be a token (of /unsubscribe/…) or
 * somebody's own words.
 */
export const maskedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (secret.test(part) && !file.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)
