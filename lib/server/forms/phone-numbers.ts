import 'server-only'
import { findPhoneNumbersInText } from 'libphonenumber-js/min'
import { withoutInvisible } from '@/lib/invisible'

export interface PhoneNumber {
  /** The number alone. */
  readonly text: string
  /** A `tel:` link, with the extension if there is one (RFC 3966). */
  readonly href: string
  /** An `sms:` link. */
  readonly sms: string
  /** The same however the number is written. Undefined if it's made up, as `0400 000 000` is. */
  readonly key?: string
}

const gap = '[ ().-]*'

/** `00` or `0011`, which are dialled before a country's code. */
const dialledAbroad = new RegExp(`(?<![\\d+][ ().-]{0,2})00(?:11)?${gap}(?=[1-9](?:${gap}\\d){8})`, 'g')

/** An Australian number, unless its `0` follows another country's code. A digit or letter may follow directly. */
const australian = new RegExp(
  `(?<![\\d+]|\\+\\d{1,3}[ (]{0,2})((?:\\+?61${gap}0?|\\(?0)${gap}[2-578](?:${gap}\\d){8})(?!\\d)(?=(${gap}\\d|[a-df-wyz])?)`,
  'gi',
)

/** A text with each Australian number on a new line, because the library misses those beside other digits. */
const linesOf = (text: string) =>
  withoutInvisible(text.normalize('NFKC'))
    .replace(/\s/g, ' ')
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<=\d)o+(?!\p{L})|(?<!\p{L})o+(?=\d)/giu, (letters) => '0'.repeat(letters.length))
    .replace(/\((?=e?xt)/gi, ' ') // (07) 4946 1234 (ext 12)
    .replace(dialledAbroad, '+')
    .replace(australian, (_, number: string, next?: string) => `\n${number}${next ? '\n' : ''}`)
    .split('\n')

/** Whether a number ends in one digit repeated, or counts up or down. */
const isMadeUp = (number: string) =>
  /(\d)\1{6}$/.test(number) || ['01234567890', '09876543210'].some((row) => row.includes(number.slice(-7)))

/** The first number that's incomplete, or from a country it doesn't name, as it's typed. */
function unknownNumber(text: string, shape = /\+?\d(?:[ ().-]*\d){5,14}(?!\d)/): PhoneNumber[] {
  const [typed] = shape.exec(text) ?? []
  const digits = typed?.replace(/(?!^\+)\D/g, '')
  if (!digits) return []
  const key = digits.length > 7 && !isMadeUp(digits) ? digits : undefined
  return [{ text: typed!, href: `tel:${digits}`, sms: `sms:${digits}`, key }]
}

/** A number without its area code, beside a whole one. */
const local = /(?<!\d[ .-]?)[2-9]\d{3}[ -]?\d{4}(?![ .-]?\d)/

/** Guests leave out the plus before their country's code: 64 21 555 019. */
const withPlus = (line: string) => line.replace(/(?<!\d)(?=[1-9](?:[ ().-]*\d){9,13}(?!\d))/, '+')

const wholeNumbers = (line: string) =>
  findPhoneNumbersInText(line, 'AU').map(({ number, startsAt, endsAt }) => ({
    number,
    at: [startsAt, endsAt] as const,
    line,
  }))

/** Every phone number in a text such as `0412 345 678 after 5pm`, whole ones first. */
export function phoneNumbersIn(typed: string): PhoneNumber[] {
  const lines = linesOf(typed)
  let whole = lines.flatMap(wholeNumbers)
  if (!whole.length) whole = lines.map(withPlus).flatMap(wholeNumbers)
  if (!whole.length) return unknownNumber(lines.join(' '))
  let rest = lines.join(' ')
  const found = whole.map(({ number, at, line }) => {
    rest = rest.replace(line.slice(...at), '|')
    const { countryCallingCode, nationalNumber, ext } = number
    const isAustralian = countryCallingCode === '61'
    // Numbers such as 1300 123 456 can't be dialled with a country's code.
    const dialled = isAustralian && nationalNumber.startsWith('1') ? nationalNumber : number.number
    return {
      text: isAustralian ? number.formatNational() : number.formatInternational(),
      href: `tel:${dialled}${ext ? `;ext=${ext}` : ''}`,
      sms: `sms:${dialled}`,
      key: isMadeUp(nationalNumber) ? undefined : number.number,
    }
  })
  return [...new Map([...found, ...unknownNumber(rest, local)].map((one) => [one.href, one])).values()]
}

/** The links to call and text every number in what someone typed as theirs. */
export const phoneLinks = (typed: string) => phoneNumbersIn(typed).map(({ text, href, sms }) => ({ text, href, sms }))
