import * as z from 'zod/mini'
import { withoutInvisible } from '@/lib/invisible'
import { lineLimit, maxQuantity, nameLimit, textLimit } from './limits'

// zod compiles checks with `new Function` if it can. Our pages' policy forbids that, and browsers report the attempt.
if (typeof window !== 'undefined') z.config({ jitless: true })

// Normalisation of text, the same in the browser and on the server.

/** Replaces lone surrogates with U+FFFD. Firefox before version 119 can't, which leaves it to the server. */
const wellFormed = (value: string) => value.toWellFormed?.() ?? value

/**
 * Converts to NFC with at most thirty combining marks in a row, as in stream-safe text (UAX #15, 13). Nobody writes
 * thousands of them, and sorting those would block the event loop for a second.
 */
const toStreamSafeNfc = (value: string) =>
  value.replace(/[^\P{M}\u034f]{30}(?=[^\P{M}\u034f])/gu, '$&\u034f').normalize('NFC')

/** Removes invisible characters, apart from the joiners, variation selectors and tags that scripts and emoji need. */
const withoutMarks = (value: string) =>
  value.replace(/(?![\u034f\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}])\p{DI}/gu, '')

// Well-formed first. NFC last, because a character we remove may have separated a letter from its accent.

/**
 * Normalises a single line: line breaks and tabs become spaces, other control characters and invisible marks go, ends
 * are trimmed.
 */
export function normaliseLine(value: string): string {
  const line = wellFormed(value).replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
  return toStreamSafeNfc(withoutMarks(line).replace(/\p{Cc}/gu, '')).trim()
}

/**
 * Normalises several lines: breaks become "\n", control characters other than tabs and invisible marks go, ends are
 * trimmed.
 */
export function normaliseText(value: string): string {
  const text = wellFormed(value).replace(/\r\n?|\u0085/g, '\n')
  return toStreamSafeNfc(withoutMarks(text).replace(/[^\P{Cc}\n\t]/gu, '')).trim()
}

/** Normalises an email address or phone number, in which no invisible character means anything. */
export const normaliseContact = (value: string) => normaliseLine(withoutInvisible(value))

/**
 * Checks the length of a text or list. zod's own `min` and `max` also check anything else that has a `length`, and
 * throw if it can't be compared.
 */
export const lengthBetween = (min: number, max: number, params?: { error: string }) =>
  z.refine<{ readonly length: number }>(({ length }) => length >= min && length <= max, params)

const codePoints = (value: string) => [...value].length

/** Limits the number of code points, so that an emoji counts as one character everywhere. */
export function maxCharacters(limit: number) {
  return z.refine<string>((value) => codePoints(value) <= limit, {
    // Formatted only when needed, because a browser's first `toLocaleString` takes longer than checking a whole form.
    error: () => `Please keep this to ${limit.toLocaleString('en-AU')} characters`,
  })
}

function line(limit: number, required: string, min: number, normalise = normaliseLine) {
  return z.string({ error: required }).check(
    z.overwrite(normalise),
    z.refine((value) => codePoints(value) >= min, { error: required }),
    maxCharacters(limit),
  )
}

/** A person's name of up to 200 characters. `required` is the message if it's missing or shorter than `min`. */
export const nameField = (required: string, min = 1) => line(nameLimit, required, min)

/** One line of up to 300 characters. */
export const lineField = (required: string, min = 1) => line(lineLimit, required, min)

/** A phone number as typed, in one line of up to 300 characters. */
export const phoneField = (required: string, min = 1) => line(lineLimit, required, min, normaliseContact)

/** One line, optional and empty by default. */
export const optionalLine = (limit = lineLimit) => z._default(line(limit, 'Please enter text', 0), '')

/** Several lines, up to 5,000 characters. */
export const textField = (required: string) =>
  z
    .string({ error: required })
    .check(z.overwrite(normaliseText), lengthBetween(1, Infinity, { error: required }), maxCharacters(textLimit))

/** Several lines, optional and empty by default. */
export const optionalText = () =>
  z._default(z.string({ error: 'Please enter text' }).check(z.overwrite(normaliseText), maxCharacters(textLimit)), '')

/** Converts a non-ASCII domain to the form used in email. Chromium's email field does this; Firefox's doesn't. */
function withAsciiDomain(address: string): string {
  const [, name, domain = ''] = /^([^@]+)@([^\s@/?#:\\]{1,253})$/.exec(address) ?? []
  const url = `http://${domain}`
  return /[^!-~]/.test(domain) && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address
}

/**
 * An email address as typed, accepting whatever a browser's own field would. Lists compare it in lower
 * case. `missing` is the message if there's none.
 */
export const emailField = ({
  invalid = 'Please enter a valid email address',
  missing = invalid,
}: { invalid?: string; missing?: string } = {}) =>
  z.string({ error: missing }).check(
    z.overwrite((value) => withAsciiDomain(normaliseContact(value))),
    // One check for both, because if one aborts the field's checks, zod skips those of the whole form.
    z.email({ pattern: z.regexes.html5Email, error: ({ input }) => (input === '' ? missing : invalid) }),
    maxCharacters(lineLimit),
  )

/** Comma-joined names of up to 5,000 characters in all, optional and empty by default. */
export const namesField = () => optionalLine(textLimit)

/** The names in a comma-joined line. */
export const namesIn = (line: string) =>
  line
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export const tooMany = { error: `Please choose at most ${maxQuantity}` }

/** Up to twenty choices by name. `message` is the error for anything that isn't a list of names. */
export const textList = (message: string) =>
  z.array(lineField(message), { error: message }).check(lengthBetween(0, maxQuantity, tooMany))
