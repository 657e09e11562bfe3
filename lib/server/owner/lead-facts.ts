import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { LeadItem } from '@/lib/owner/responses'
import { humanised } from '@/lib/owner/plain-words'
import { briefOn } from '../server-halves'
import { summaryValue, isRaw, summaryOf } from '../stored-lead'

/** What the sender wants and what it costs, one line each, as in the owner's notice. */
export function briefOf({ form, payload }: Lead): readonly string[] {
  const data = JSON.parse(payload) as object
  return isRaw(data) ? [] : briefOn(form, data)
}

type Facts = Pick<LeadItem, 'phone' | 'address' | 'prefers' | 'times'>

const ways: readonly string[] = ['email', 'phone', 'either']

/** How a lead's sender can be reached, and when. */
export function factsOf(lead: Lead): Facts {
  const summary = summaryOf(lead)
  const answer = (label: string) => summaryValue(label, summary) || null
  const prefers = answer('Preferred contact')
  const day = [answer('Preferred day'), answer('Preferred time')].filter(Boolean).join(' ')
  const times = [day, ...(answer('Best times')?.split(', ') ?? [])].filter(Boolean).map(humanised).join(', ')
  return {
    phone: answer('Phone'),
    address: answer('Address'),
    prefers: prefers && ways.includes(prefers) ? (prefers as Facts['prefers']) : null,
    times: times || null,
  }
}
