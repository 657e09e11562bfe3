import { inbox } from '@/content/admin-inbox'
import type { LeadItem } from '@/lib/owner/answers'

const words = inbox.reply

export const firstNameOf = (name: string | null) => name?.trim().split(/\s+/)[0] ?? ''

/** A saved answer with the lead's own name, price and times in it; what the lead doesn't say stands in brackets. */
export function fillAnswer(
  text: string,
  { name, brief, valueCents, times }: Pick<LeadItem, 'name' | 'brief' | 'valueCents' | 'times'>,
) {
  const known: Readonly<Record<string, string>> = {
    name: firstNameOf(name) || words.there,
    // The brief ends with what it costs: "$92.40 a visit incl. GST".
    price: (valueCents !== null && brief.at(-1)) || words.noPrice,
    times: times ?? words.noTimes,
  }
  return text.replace(/\{(name|price|times)\}/g, (_, key: string) => known[key]!)
}
