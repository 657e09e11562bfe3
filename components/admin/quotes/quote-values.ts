import type { QuoteItem, QuotesOfLead } from '@/lib/owner/quotes'
import { toDecimalString } from '@/lib/pricing/money'
import { type QuoteLine, type SuggestedLine, parseMoney } from '@/lib/pricing/quote'

/** The values of the form's fields, as text. */
export interface QuoteValues {
  lines: { description: string; quantity: string; unit: string; hint: string }[]
  note: string
  validUntil: string
}

const fieldsOf = ({ description, quantity, unit, hint = '' }: SuggestedLine) => ({
  description,
  quantity: String(quantity),
  unit: unit === null ? '' : toDecimalString(unit),
  hint,
})

export const blankLine = fieldsOf({ description: '', quantity: 1, unit: null })

/** Field values of an existing quote, or for a new one from the price list. */
export function valuesOf({ suggested, validUntil }: QuotesOfLead, quote?: QuoteItem): QuoteValues {
  const lines = (quote?.lines ?? suggested).map(fieldsOf)
  return {
    lines: lines.length ? lines : [blankLine],
    note: quote?.note ?? '',
    validUntil: quote && !quote.expired ? quote.validUntil : validUntil,
  }
}

/** A whole number from 1 to 999, or NaN. */
export const readQuantity = (text: string) => (/^[1-9]\d{0,2}$/.test(text.trim()) ? Number(text) : NaN)

/** A line's fields as numbers. What can't be read counts as 0. */
export const lineOf = ({ description, quantity, unit }: QuoteValues['lines'][number]): QuoteLine => ({
  description,
  quantity: readQuantity(quantity) || 0,
  unit: parseMoney(unit) ?? 0,
})
