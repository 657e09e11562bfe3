import { quoteTotalWords as words } from '@/content/quote-totals'
import type { Cents } from '@/content/types'
import { type GstTerms, withGst } from './gst'
import { formatExactMoney } from './money'

/** One line of a quote. */
export interface QuoteLine {
  readonly description: string
  /** A whole number, at least 1. */
  readonly quantity: number
  /** The price of one, without GST. Negative for a discount. */
  readonly unit: Cents
}

/** A line that a new quote starts with. */
export interface SuggestedLine extends Omit<QuoteLine, 'unit'> {
  /** `null` if the price list has no price, so the owner fills it in. */
  readonly unit: Cents | null
  /** Helps the owner decide on the price. */
  readonly hint?: string
}

/** A line as its readers see it: "2 × Oven clean", or just its description for one. */
export const lineLabel = ({ quantity, description }: Pick<QuoteLine, 'quantity' | 'description'>) =>
  quantity > 1 ? `${quantity} × ${description}` : description

/** A line's price, in cents without GST. */
export const lineTotal = ({ quantity, unit }: Pick<QuoteLine, 'quantity' | 'unit'>): Cents => quantity * unit

/**
 * Adds up a quote, in whole cents. GST is calculated once, on the sum, so that it matches the builder's figure for the
 * same choices.
 */
export function quoteTotals(lines: readonly Pick<QuoteLine, 'quantity' | 'unit'>[], gst: GstTerms) {
  const subtotal = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const total = withGst(subtotal, gst)
  return { subtotal, gst: total - subtotal, total }
}

/** A quote's totals as the owner sees them. The last row is the amount to pay. */
export function totalRows(
  lines: readonly Pick<QuoteLine, 'quantity' | 'unit'>[],
  terms: GstTerms,
): readonly (readonly [label: string, amount: Cents])[] {
  const { subtotal, gst, total } = quoteTotals(lines, terms)
  if (!terms.registered) return [[words.total, total]]
  return [
    [words.subtotal, subtotal],
    [words.gst(terms.percent), gst],
    [words.totalWithGst, total],
  ]
}

/**
 * A quote as its visitor reads it, in cents with GST, like the builder's prices. Each line is the step that the rounded
 * running sum takes, so that the lines always add up, and a line of whole dimes is exact.
 */
export function pricesWithGst(lines: readonly QuoteLine[], terms: GstTerms) {
  const { gst, total } = quoteTotals(lines, terms)
  const sums = lines.map((_, index) => quoteTotals(lines.slice(0, index + 1), terms).total)
  return {
    lines: lines.map((line, index) => ({
      label: lineLabel(line),
      amount: sums[index]! - (sums[index - 1] ?? 0),
      /** The price of one, if there are several. */
      each: line.quantity > 1 ? withGst(line.unit, terms) : undefined,
    })),
    total,
    totalLabel: terms.registered ? words.totalWithGst : words.total,
    /** "Includes GST $9.00". */
    gst: terms.registered ? words.includes(formatExactMoney(gst)) : undefined,
  }
}

/**
 * Parses an amount as people type it: "92.4", "$1,092", "-20".
 *
 * @returns whole cents, or `null` for anything that isn't dollars with at most two decimals
 */
export function parseMoney(text: string): Cents | null {
  const [, sign, dollars, cents = ''] =
    /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(text.replace(/\s/g, '').replace('−', '-')) ?? []
  if (dollars === undefined) return null
  const amount = Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return sign && amount ? -amount : amount
}
