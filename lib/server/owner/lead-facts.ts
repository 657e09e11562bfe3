import 'server-only'
import { contactPreferences } from '@/content/wizard'
import type { Lead } from '@/generated/sqlite/client'
import { humanisedList } from '@/lib/server/forms/plain-words'
import { phoneLinks } from '../forms/phone-numbers'
import { briefOn } from '../forms/server-halves'
import { isRaw, senderOf } from '../forms/stored-lead'

/** What the sender wants and what it costs, one line each, as in the owner's notice. */
export function briefOf({ form, payload }: Lead): readonly string[] {
  const data = JSON.parse(payload) as object
  return isRaw(data) ? [] : briefOn(form, data)
}

/** How a lead's sender can be reached, and when. */
export function factsOf(lead: Lead) {
  const { phone = '', address, prefers, times = '' } = senderOf(lead)
  return {
    /** What they typed as their phone. */
    phone: phone || null,
    /** The numbers in it. */
    phones: phoneLinks(phone),
    address: address || null,
    prefers: contactPreferences.find(({ value }) => value === prefers)?.value ?? null,
    times: humanisedList(times) || null,
  }
}
