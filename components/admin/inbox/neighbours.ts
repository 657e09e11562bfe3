import type { LeadItem } from '@/lib/owner/answers'
import type { InboxQuery } from './use-inbox-query'

// Which leads the owner was looking through, so that she can go on to the next from within one, and back to where she was.

/** Today, or the inbox as it was: its search, its filters, its page. */
type Place = { readonly pathname: '/admin' } | { readonly pathname: '/admin/leads'; readonly query: InboxQuery }

const inbox: Place = { pathname: '/admin/leads', query: {} }

let listed: readonly string[] = []
let listedAt: Place = inbox

export function rememberList(leads: readonly Pick<LeadItem, 'id'>[], at: Place): void {
  listed = leads.map(({ id }) => id)
  listedAt = at
}

/** Where to go back to from a lead: the list that she came from, or the inbox. */
export const placeBefore = (id: string): Place => (listed.includes(id) ? listedAt : inbox)

export const neighbour = (id: string, by: 1 | -1): string | undefined =>
  listed.includes(id) ? listed[listed.indexOf(id) + by] : undefined
