import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { LeadItem } from '@/lib/owner/responses'
import { humanisedList } from '@/lib/owner/plain-words'
import { briefOn } from '../server-halves'
import { isRaw, senderOf } from '../stored-lead'

/** What the sender wants and what it costs, one line each, as in the owner's notice. */
export function briefOf({ form, payload }: Lead): readonly string[] {
  const data = JSON.parse(payload) as object
  return isRaw(data) ? [] : briefOn(form, data)
}

type Facts = Pick<LeadItem, 'phone' | 'address' | 'prefers' | 'times'>

const ways = ['email', 'phone', 'either'] as const

/** How a lead's sender can be reached, and when. */
export function factsOf(lead: Lead): Facts {
  const { phone, address, prefers, times = '' } = senderOf(lead)
  return {
    phone: phone || null,
    address: address || null,
    prefers: ways.find((way) => way === prefers) ?? null,
    times: humanisedList(times) || null,
  }
}
