import { inbox } from '@/content/admin-inbox'
import { business } from '@/content/business'
import { firstNameOf } from '@/lib/first-name'
import type { LeadItem } from '@/lib/owner/responses'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

const words = inbox.reply

/** The brief ends with the list price, "$92.40 a visit incl. GST", unless a quote has replaced it. */
function priceIn(brief: readonly string[], cents: number): string {
  const listed = brief.at(-1) ?? ''
  const isListed = (['auto', 'always'] as const).some((style) =>
    listed.startsWith(`${formatMoney(cents, { cents: style })} `),
  )
  return isListed ? listed : `${formatMoney(cents)} ${gstSuffix('included', business.gst)}`.trim()
}

/** Fills a saved answer with the lead's name, price and times. Any that the lead lacks become a note in brackets. */
export function fillAnswer(
  text: string,
  { name, brief, valueCents, times }: Pick<LeadItem, 'name' | 'brief' | 'valueCents' | 'times'>,
) {
  const known: Readonly<Record<string, string>> = {
    name: firstNameOf(name) ?? words.there,
    price: valueCents === null ? words.noPrice : priceIn(brief, valueCents),
    times: times ?? words.noTimes,
  }
  return text.replace(/\{(name|price|times)\}/g, (_, key: string) => known[key]!)
}

/** The first bracketed note that the owner hasn't replaced yet. It isn't meant for the visitor. */
export const unfilledPlaceholder = (text: string) => [words.noPrice, words.noTimes].find((gap) => text.includes(gap))
