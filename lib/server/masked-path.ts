/** A long and mixed run, like a token or id, wherever it is in the part: a pasted link may end with a bracket. */
const token = /(?<![\w.~-])(?=[\w.~-]{16})[a-z_.~-]*[A-Z\d]/
/** Anything with `@` or `%`, which only a visitor could have added. */
const typed = /[@%]/
/** A file whose name is shorter than a token, which may also have a full stop and a word run into it. */
const file = /^[\w-]{1,31}\.[a-z\d]{2,5}$/

/**
 * A URL in a form that's safe to log: without its query, and with `…` for any part that could be a token
 * (as in /unsubscribe/…) or something a visitor typed.
 */
export const maskedPath = (url: string): string =>
  url
    .split('?', 1)[0]!
    .split('/')
    .map((part) => ((token.test(part) && !file.test(part)) || typed.test(part) ? '…' : part))
    .join('/')
    .slice(0, 200)
