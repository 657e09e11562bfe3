import { type QuoteItem, type QuotesOfLead, quoteLimits } from '@/lib/owner/quotes'
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

/** A whole number from 1 to the limit, or NaN. */
export function readQuantity(text: string): number {
  const quantity = /^[1-9]\d*$/.test(text.trim()) ? Number(text) : NaN
  return quantity <= quoteLimits.quantity ? quantity : NaN
}

/** A line's fields as numbers. What can't be read counts as 0. */
export const lineOf = ({ description, quantity, unit }: QuoteValues['lines'][number]): QuoteLine => ({
  description,
  quantity: readQuantity(quantity) || 0,
  unit: parseMoney(unit) ?? 0,
})
