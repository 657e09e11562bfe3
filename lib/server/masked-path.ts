/** Anything long and mixed, like a token or id, and anything with `@` or `%`, which only a visitor could have added. */
const secret = /^(?=.{16})(?=.*[A-Z\d])[\w.~-]+$|[@%]/
const file = /^[\w-]+\.[a-z\d]{2,5}$/

/**
 * A URL in a form that's safe to log: without its query, and with `…` for any part that could be a token
 * (as in /unsubscribe/…) or something a visitor typed.
 */
export const maskedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => (secret.test(part) && !file.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)
