'use client'

import { useSearchParams } from 'next/navigation'

const names = ['form', 'state', 'waiting', 'unanswered', 'quoted', 'q', 'from', 'to', 'sort', 'page'] as const

export type InboxQuery = Partial<Record<(typeof names)[number], string>>

/** The views that no state of a lead stands for. */
export const markedViews = ['waiting', 'unanswered', 'quoted'] as const

/** Every lead, however it stands. */
export const noView: InboxQuery = { state: '', waiting: '', unanswered: '', quoted: '' }

const readQuery = (params: URLSearchParams): InboxQuery =>
  Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value !== ''))

/** What the inbox shows, which stands in the page's address: a link leads to it, and going back comes back to it. */
export function useInboxQuery(): readonly [query: InboxQuery, change: (part: InboxQuery) => void] {
  const query = readQuery(useSearchParams())
  const change = (part: InboxQuery) => {
    // From where the address is now: the last change may not have been rendered yet.
    const now = readQuery(new URLSearchParams(location.search))
    const next = Object.entries({ ...now, page: '', ...part }).filter(([, value]) => value)
    // Next follows this without asking the server for the page, which has no data in it.
    history.replaceState(null, '', `/admin/leads?${new URLSearchParams(next)}`)
  }
  return [query, change]
}
