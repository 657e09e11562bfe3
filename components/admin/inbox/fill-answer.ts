import { business } from '@/content/business'
import { inbox } from '@/content/admin-inbox'
import type { LeadItem } from '@/lib/owner/answers'
import { gstSuffix } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

const words = inbox.reply

/** "$92.40 incl. GST", by our price list. */
const priceOf = (cents: number) =>
  `${formatMoney(cents, { cents: 'always' })} ${gstSuffix('included', business.gst)}`.trim()

export const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? ''

/** A saved answer with the lead's own name, price and times in it; what the lead doesn't say stands in brackets. */
export function fillAnswer(text: string, { name, valueCents, times }: Pick<LeadItem, 'name' | 'valueCents' | 'times'>) {
  const known: Readonly<Record<string, string>> = {
    name: firstNameOf(name) || words.there,
    price: valueCents === null ? words.noPrice : priceOf(valueCents),
    times: times ?? words.noTimes,
  }
  return text.replace(/\{(name|price|times)\}/g, (_, key: string) => known[key]!)
}
