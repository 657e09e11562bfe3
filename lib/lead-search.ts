// What a lead is found by: one text per lead, folded the same way as the owner's words. Pure, so that the samples of
// `npm run seed`, which needs no build, are found like real leads.
import type { Meta } from '@/lib/forms/meta'

/** Letters that Unicode takes for letters of their own rather than for one with an accent. */
const lookalikes: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Without case, accents and apostrophes, every gap a single space: "Zoë O’Dowd" and "ZOE ODOWD" are one. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'‘’ʼ`´]/gu, '')
    .replace(/[øłđıßæœ]/g, (letter) => lookalikes[letter]!)
    .replace(/\s+/g, ' ')
    .trim()

/** Digits as people write telephone numbers: with gaps, brackets, hyphens, a plus in front. */
const numberLike = /\+?\d(?:[^\S\n]|[\d()./-]){4,}\d/g

/** More digits in a row aren't telephone numbers, and would make a text many times as long. */
const mostDigits = 40

/**
 * A row of digits, and every Australian number in it in both its ways, "0412555019" and "61412555019": a day or another
 * number may stand right before it.
 */
function dialledBothWays(written: string): string {
  const digits = written.replace(/\D/g, '')
  if (digits.length > mostDigits) return digits
  const numbers = [...digits.matchAll(/(?=(?:0|610?)([2-578]\d{8}))/g)]
  return [digits, ...numbers.flatMap(([, number]) => [`0${number}`, `61${number}`])].join(' ')
}

/** The text by which a lead is found: what was typed, and every number in it as digits alone. */
export function searchTextOf(typed: readonly string[]): string {
  const text = typed.join('\n')
  const numbers = (text.match(numberLike) ?? []).map(dialledBothWays)
  return fold([text, ...numbers].join('\n'))
}

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** Every text and number in a value that came as JSON: no field names, nor times, whose digits would pass for numbers. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && !isTimestamp(value)) yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** What a lead is found by: what was typed, and where its sender came from. */
export function searchTextOfLead(payload: string, { source, attribution }: Meta): string {
  const touches = [attribution?.first, attribution?.last].map((touch) => ({ ...touch, landing: undefined }))
  return searchTextOf([...textsIn(JSON.parse(payload)), ...textsIn([source, ...touches])])
}

interface SearchTerms {
  /** Scraps that a lead's text must hold, all of them. */
  readonly words: readonly string[]
  /** The same as one row of digits, where it may be a part of a telephone number: holding that is enough too. */
  readonly digits?: string
}

/** The owner's words, ready to be looked for in a lead's text. */
export function searchTermsOf(q: string): SearchTerms {
  const words = fold(q).split(' ').filter(Boolean).slice(0, 10)
  if (!/^\+?[\d\s()./-]+$/.test(q.trim())) return { words }
  const digits = q
    .replace(/\D/g, '')
    .replace(/^(?:00)?610(?=\d)/, '61')
    .replace(/^0061/, '61')
  return digits.length > 2 ? { words, digits } : { words }
}
