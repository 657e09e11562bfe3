import * as z from 'zod/mini'
import { lineLimit, mostOfOne, nameLimit, textLimit } from './limits'

// zod compiles its checks by `new Function` where it may. Our pages' policy forbids that, and a browser reports the try.
if (typeof window !== 'undefined') z.config({ jitless: true })

// Normalisation of the contract ("Limits on text"), the same in the browser and on the server.

/** Lone surrogates become U+FFFD. Firefox can do that since version 119; before, it's left to the server. */
const wellFormed = (value: string) => value.toWellFormed?.() ?? value

// Well-formed first; NFC last, since a control character that goes may have stood between a letter and its accent.

/**
 * In NFC, with no more than thirty marks in a row, as a stream-safe text has them (UAX #15, 13): putting thousands in order
 * would hold the site up for a second, and nobody writes them.
 */
export const composed = (value: string) =>
  value.replace(/[^\P{M}\u034f]{30}(?=[^\P{M}\u034f])/gu, '$&\u034f').normalize('NFC')

/** One line: line breaks and tabs become spaces, other control characters go, ends are trimmed. */
export function normaliseLine(value: string): string {
  const line = wellFormed(value).replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
  return composed(line.replace(/\p{Cc}/gu, '')).trim()
}

/** Several lines: breaks become "\n", other control characters but the tab go, ends are trimmed. */
export function normaliseText(value: string): string {
  const text = wellFormed(value).replace(/\r\n?|\u0085/g, '\n')
  return composed(text.replace(/[^\P{Cc}\n\t]/gu, '')).trim()
}

/**
 * How many characters a text holds, or entries a list. zod's own `min` and `max` also look at what is neither, if only it
 * has a `length`, and throw over one that can't be compared.
 */
export const holds = (least: number, most: number, params?: { error: string }) =>
  z.refine<{ readonly length: number }>(({ length }) => length >= least && length <= most, params)

const codePoints = (value: string) => [...value].length

/** Counted in code points, so that an emoji is one character for everybody. */
export function atMost(limit: number) {
  return z.refine<string>((value) => codePoints(value) <= limit, {
    // Worded when it's needed: a browser takes longer over its first number in words than over a whole form.
    error: () => `Please keep this to ${limit.toLocaleString('en-AU')} characters`,
  })
}

function line(limit: number, required: string, least: number) {
  return z.string({ error: required }).check(
    z.overwrite(normaliseLine),
    z.refine((value) => codePoints(value) >= least, { error: required }),
    atMost(limit),
  )
}

/** A person's name: one line of up to 200 characters. `required` is the message where it is missing or shorter than `least`. */
export const nameField = (required: string, least = 1) => line(nameLimit, required, least)

/** One line of up to 300 characters. */
export const lineField = (required: string, least = 1) => line(lineLimit, required, least)

/** One line that may be missing; missing is the empty text. */
export const optionalLine = () => z._default(line(lineLimit, 'Please write this as text', 0), '')

/** Several lines, up to 5,000 characters. */
export const textField = (required: string) =>
  z
    .string({ error: required })
    .check(z.overwrite(normaliseText), holds(1, Infinity, { error: required }), atMost(textLimit))

/** Several lines that may be missing; missing is the empty text. */
export const optionalText = () =>
  z._default(z.string({ error: 'Please write this as text' }).check(z.overwrite(normaliseText), atMost(textLimit)), '')

/** A domain in letters of other alphabets as mail writes it. Chromium's own field does that, Firefox's leaves it as typed. */
function withAsciiDomain(address: string): string {
  const [, name, domain = ''] = /^([^@]+)@([^\s@/?#:\\]{1,253})$/.exec(address) ?? []
  const url = `http://${domain}`
  return /[^!-~]/.test(domain) && URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address
}

/**
 * An email address as typed, as wide as a browser's own field takes it (decision H7); lists compare it in lower case.
 * `missing` is the message where there is none at all.
 */
export const emailField = (message: string, missing = message) =>
  z.string({ error: missing }).check(
    z.overwrite((value) => withAsciiDomain(normaliseLine(value))),
    // One check for both: after one that ends the field's own, zod leaves out those of the whole form.
    z.email({ pattern: z.regexes.html5Email, error: ({ input }) => (input === '' ? missing : message) }),
    atMost(lineLimit),
  )

/** One line of up to 5,000 characters: names joined by commas (decision C12). Missing is the empty text. */
export const namesField = () =>
  z._default(z.string({ error: 'Please write this as text' }).check(z.overwrite(normaliseLine), atMost(textLimit)), '')

/** The names in a comma-joined line (decision C12). */
export const namesIn = (line: string) =>
  line
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export const tooMany = { error: `Please choose at most ${mostOfOne}` }

/** Choices by name, at most twenty. `message` answers anything that isn't a list of names. */
export const textList = (message: string) =>
  z.array(lineField(message), { error: message }).check(holds(0, mostOfOne, tooMany))
