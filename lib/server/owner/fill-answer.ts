import { business } from '@/content/business'
import { firstNameOf } from '@/lib/first-name'
import type { LeadItem } from './leads'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

/** Put in place of what a lead doesn't have. The owner has to replace them. */
const noPrice = '(our price)'
const noTimes = '(a day and a time)'

const priceWithGst = (cents: number) => `${formatMoney(cents)} ${gstSuffix('included', business.gst)}`.trim()

/** The list price that a lead's brief ends with, "$92.40 a visit incl. GST", if that's what the lead is worth. */
const listedPrice = (brief: readonly string[], cents: number): string | undefined =>
  (['auto', 'always'] as const).some((style) => brief.at(-1)?.startsWith(`${formatMoney(cents, { cents: style })} `))
    ? brief.at(-1)
    : undefined

/** A lead's price by the latest quote, "$308 incl. GST", if that isn't the list price. */
export const quotedPrice = ({ brief, valueCents }: Pick<LeadItem, 'brief' | 'valueCents'>): string | undefined =>
  valueCents === null || listedPrice(brief, valueCents) ? undefined : priceWithGst(valueCents)

/** Fills a saved answer with the lead's name, price and times. Any that the lead lacks become a note in brackets. */
export function fillAnswer(
  text: string,
  { name, brief, valueCents, times }: Pick<LeadItem, 'name' | 'brief' | 'valueCents' | 'times'>,
) {
  const known: Readonly<Record<string, string>> = {
    name: firstNameOf(name) ?? 'there',
    price: valueCents === null ? noPrice : (listedPrice(brief, valueCents) ?? priceWithGst(valueCents)),
    times: times ?? noTimes,
  }
  return text.replace(/\{(name|price|times)\}/g, (_, key: string) => known[key]!)
}

/** The first bracketed note that the owner hasn't replaced yet. It isn't meant for the visitor. */
export const unfilledPlaceholder = (text: string) => [noPrice, noTimes].find((gap) => text.includes(gap))
