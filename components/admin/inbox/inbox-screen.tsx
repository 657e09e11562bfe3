'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { useReady } from '@/components/ui/use-in-browser'
import { inbox } from '@/content/admin-inbox'
import { formatCount } from '@/content/count'
import { searchLimit } from '@/lib/owner/inbox'
import type { LeadCounts, LeadItem } from '@/lib/owner/responses'
import { Pager } from '../pager'
import { ScreenHeader, ScreenList } from '../screen'
import { ToggleGroup, ToggleGroupItem } from '../ui/toggle-group'
import { useOwnerData, useOwnerPage } from '../use-owner-data'
import { markReplied } from './change-listed'
import { HeldMatches } from './held-matches'
import { InboxFilters } from './inbox-filters'
import { LeadRow } from './lead-row'
import { ListKeys } from './list-keys'
import { rememberList } from './neighbours'
import { type InboxQuery, markedViews, noView, useInboxQuery } from './use-inbox-query'

const words = inbox.list
/** A search starts this long after the last keystroke. */
const typingPauseMs = 200
type View = keyof typeof words.views

const viewOf = (query: InboxQuery): View | '' => {
  const { state } = query
  const marked = markedViews.find((view) => query[view])
  return marked ?? (!state ? 'all' : state in words.views ? (state as View) : '')
}

const queryOf = (view: View): InboxQuery => {
  const marked = markedViews.find((one) => one === view)
  if (marked) return { ...noView, [marked]: '1' }
  return view === 'all' ? noView : { ...noView, state: view }
}

interface InboxScreenProps {
  readonly forms: readonly (readonly [slug: string, label: string])[]
  /** Helpers can read and answer leads, but not export them. */
  readonly mayExport: boolean
}

/** Every lead from every form, newest first, with search as you type and a view for each state. */
export function InboxScreen({ forms, mayExport }: InboxScreenProps) {
  const [query, change] = useInboxQuery()
  const { page: _, ...filter } = query
  const wantsSearch = useSearchParams().has('search')
  const [typed, setTyped] = useState(query.q ?? '')
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef<HTMLInputElement>(null)
  /** The last search that the box started. */
  const searched = useRef(query.q ?? '')
  const url = `/api/admin/leads?${new URLSearchParams(query)}`
  const { data, error, mutate } = useOwnerPage<LeadItem>(url)
  const { data: counts, mutate: mutateCounts } = useOwnerData<LeadCounts>('/api/admin/leads/counts')

  const view = viewOf(query)
  const views = useRef<HTMLDivElement>(null)
  const ready = useReady()
  const counted = counts !== undefined
  // On a phone the row is wider than the screen, so the selected view may be out of sight.
  useEffect(() => {
    views.current?.querySelector('[data-state="on"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [view, ready, counted])

  const searchFor = (value: string) => {
    setTyped(value)
    clearTimeout(pending.current)
    pending.current = setTimeout(() => {
      searched.current = value.trim()
      change({ q: searched.current })
    }, typingPauseMs)
  }
  // React misses anything typed before hydration.
  const onReady = useEffectEvent(() => search.current!.value !== typed && searchFor(search.current!.value))
  useEffect(() => void onReady(), [])

  // Following a link or going back can change the search without using the box.
  const onSearch = useEffectEvent(() => {
    const q = new URLSearchParams(location.search).get('q') ?? ''
    if (q !== searched.current) setTyped((searched.current = q))
  })
  useEffect(() => onSearch(), [query.q])

  // A pending search mustn't bring someone back who has left the page.
  useEffect(() => () => clearTimeout(pending.current), [])
  useEffect(() => rememberList(data?.items ?? [], { pathname: '/admin/leads', query }), [data, query])

  const isFiltered = Object.keys(filter).some((name) => name !== 'sort')
  const listWords = isFiltered ? words : { ...words, empty: words.none, emptyHint: words.noneHint }
  const refresh = () => Promise.all([mutate(), mutateCounts()])

  return (
    <div className="grid grid-cols-1 gap-4">
      <ScreenHeader title={words.title} count={data && words.count(data.total)}>
        {mayExport && (
          <a
            href={`/api/admin/leads?${new URLSearchParams({ ...filter, format: 'csv' })}`}
            download
            className="-my-3 ml-auto py-3 text-sm underline"
          >
            {words.export}
          </a>
        )}
      </ScreenHeader>
      <div className="flex flex-wrap gap-2">
        <Input
          ref={search}
          type="search"
          className="grow basis-48"
          aria-label={words.search}
          placeholder={words.search}
          maxLength={searchLimit}
          autoFocus={wantsSearch}
          value={typed}
          onChange={({ target }) => searchFor(target.value)}
        />
        <InboxFilters query={query} forms={forms} onChange={change} />
      </div>
      <ToggleGroup
        ref={views}
        type="single"
        aria-label={words.state}
        value={view}
        onValueChange={(to) => to && change(queryOf(to as View))}
        className="flex-nowrap overflow-x-auto"
      >
        {Object.entries(words.views).map(([view, label]) => (
          <ToggleGroupItem key={view} value={view}>
            {label}
            {(view === 'new' || view === 'held') && (counts?.[view] ?? 0) > 0 && ` ${formatCount(counts![view]!)}`}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {query.state === 'held' ? (
        <p className="text-sm text-muted">{words.heldHint}</p>
      ) : (
        <HeldMatches q={query.q ?? ''} />
      )}
      <ScreenList words={listWords} items={data?.items} error={error} onRetry={() => mutate()}>
        {(lead) => <LeadRow lead={lead} />}
      </ScreenList>
      {data && <Pager path="/admin/leads" query={filter} page={data.page} pages={data.pages} />}
      <ListKeys
        search={search}
        onAnswered={(id) => {
          const lead = data?.items.find((item) => item.id === id)
          if (lead) void markReplied(lead, refresh)
        }}
      />
    </div>
  )
}
