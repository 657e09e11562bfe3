'use client'

import { useSearchParams } from 'next/navigation'

const names = ['form', 'state', 'waiting', 'unanswered', 'quoted', 'q', 'from', 'to', 'sort', 'page'] as const

export type InboxQuery = Partial<Record<(typeof names)[number], string>>

/** Views that aren't a state of a lead. */
export const markedViews = ['waiting', 'unanswered', 'quoted'] as const

/** Every lead, whatever its state. */
export const noView: InboxQuery = { state: '', waiting: '', unanswered: '', quoted: '' }

const readQuery = (params: URLSearchParams): InboxQuery =>
  Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']).filter(([, value]) => value !== ''))

/** What the inbox shows, kept in the URL so that it can be linked to and survives going back. */
export function useInboxQuery(): readonly [query: InboxQuery, change: (part: InboxQuery) => void] {
  const query = readQuery(useSearchParams())
  const change = (part: InboxQuery) => {
    // Start from the current URL, because the last change may not have been rendered yet.
    const now = readQuery(new URLSearchParams(location.search))
    const next = Object.entries({ ...now, page: '', ...part }).filter(([, value]) => value)
    // Next follows this without requesting the page again, which has no data in it anyway.
    history.replaceState(null, '', `/admin/leads?${new URLSearchParams(next)}`)
  }
  return [query, change]
}
