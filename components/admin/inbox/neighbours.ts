import type { LeadItem } from '@/lib/owner/responses'
import type { InboxQuery } from './use-inbox-query'

// Remembers the list the owner was looking through, so they can step to the next lead and go back to the same place.

/** Today, or the inbox with its search, filters and page. */
type Place = { readonly pathname: '/admin' } | { readonly pathname: '/admin/leads'; readonly query: InboxQuery }

const inbox: Place = { pathname: '/admin/leads', query: {} }

let listed: readonly string[] = []
let listedAt: Place = inbox

export function rememberList(leads: readonly Pick<LeadItem, 'id'>[], at: Place): void {
  listed = leads.map(({ id }) => id)
  listedAt = at
}

/** Where a lead's back link goes: the list it was opened from, or the inbox. */
export const backLinkFor = (id: string): Place => (listed.includes(id) ? listedAt : inbox)

/** Whether the browser's Back button leads to this page too. False in browsers that can't tell. */
export function isOneBack({ pathname }: Place): boolean {
  if (!('navigation' in window)) return false
  const { currentEntry } = navigation
  const previous = currentEntry && navigation.entries()[currentEntry.index - 1]
  return previous?.url != null && new URL(previous.url).pathname === pathname
}

export const neighbour = (id: string, by: 1 | -1): string | undefined =>
  listed.includes(id) ? listed[listed.indexOf(id) + by] : undefined
