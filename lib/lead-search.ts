// The text that a lead is searched by, folded the same way as the owner's query. Pure, so that `npm run seed`, which
// needs no build, makes its samples as easy to find as real leads.
import type { Meta } from '@/lib/forms/meta'
import { withoutInvisible } from '@/lib/invisible'

/** Letters that Unicode treats as separate letters rather than as a base letter with an accent. */
const lookalikes: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * Removes case, accents, apostrophes and invisible characters and collapses whitespace, so that "Zoë O’Dowd" and "ZOE
 * ODOWD" match.
 */
export const foldText = (text: string) =>
  withoutInvisible(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{M}'‘’ʼ`´]/gu, '')
    .replace(/[øłđıßæœ]/g, (letter) => lookalikes[letter]!)
    .replace(/\s+/g, ' ')
    .trim()

/** Digits as people write phone numbers: with spaces, brackets, dashes and a leading plus. */
const numberLike = /\+?\d(?:[ \d()./]|\p{Pd}){4,}\d/gu

/** Longer runs of digits aren't phone numbers, and expanding them would make the text many times longer. */
const maxDigits = 40

/**
 * A run of digits, plus every Australian number in it in both forms, "0412555019" and "61412555019". Looks anywhere in
 * the run, because a date or another number may come right before it.
 */
function phoneVariants(written: string): string {
  const digits = written.replace(/\D/g, '')
  if (digits.length > maxDigits) return digits
  const numbers = [...digits.matchAll(/(?=(?:0|610?)([2-578]\d{8}))/g)]
  return [digits, ...numbers.flatMap(([, number]) => [`0${number}`, `61${number}`])].join(' ')
}

/**
 * The most characters stored: as many as a request may have bytes, and then those of its phone numbers. Some characters
 * are folded into eighteen, and a search reads all of it.
 */
const maxText = 64 * 1024
const maxNumbers = 16 * 1024

/** Builds a searchable text: what was typed, and every phone number in it as bare digits. */
export function searchTextOf(typed: readonly string[]): string {
  const texts = typed.map(foldText)
  const numbers = new Set(texts.flatMap((text) => text.match(numberLike) ?? []).map(phoneVariants))
  // A letter that was cut in half can't be stored.
  const folded = texts.join(' ').slice(0, maxText).toWellFormed()
  return `${folded} ${[...numbers].join(' ').slice(0, maxNumbers)}`.trim()
}

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text)

/** Every string and number in parsed JSON, except field names, and timestamps, which would pass for phone numbers. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' && !isTimestamp(value)) yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsIn(inner)
}

/** Builds a lead's searchable text: what was typed, and where its sender came from. */
export function searchTextOfLead(payload: string, { source, attribution }: Meta): string {
  const touches = [attribution?.first, attribution?.last].map((touch) => ({ ...touch, landing: undefined }))
  return searchTextOf([...textsIn(JSON.parse(payload)), ...textsIn([source, ...touches])])
}

interface SearchTerms {
  /** Fragments that must all occur in a lead's text. */
  readonly words: readonly string[]
  /** The query as a run of digits, if it could be part of a phone number. Matching this instead is enough. */
  readonly digits?: string
}

/** What an address copied from an email program, or as a link, has around it. */
const around = /^<?mailto:|^<(?=.+@)|(?<=@.+)[>,;]+$/g

/** Turns the owner's query into terms to look for in a lead's text. */
export function searchTermsOf(q: string): SearchTerms {
  const words = foldText(q)
    .split(' ')
    .map((word) => word.replace(around, ''))
    .filter(Boolean)
    .slice(0, 10)
  const [, number] = /^(?:tel:|sms:)?(\+?(?:[ \d()./]|\p{Pd})+)(?:(;ext=| ext\. ).*)?$/u.exec(foldText(q)) ?? []
  if (!number) return { words }
  const digits = number.replace(/\D/g, '').replace(/^(?:00(?:11)?)?610?(?=\d)/, '61')
  return digits.length > 2 ? { words, digits } : { words }
}
