import type { InboxQuery } from './use-inbox-query'

// Which leads the owner was looking through, so that she can go on to the next from within one.
let listed: readonly string[] = []
let asked: InboxQuery = {}

export function rememberList(ids: readonly string[], query: InboxQuery): void {
  listed = ids
  asked = query
}

/** What the list that she came from shows, to go back to: its search, its filters, its page. */
export const listQuery = (id: string): InboxQuery => (listed.includes(id) ? asked : {})

export const neighbour = (id: string, by: 1 | -1): string | undefined =>
  listed.includes(id) ? listed[listed.indexOf(id) + by] : undefined
