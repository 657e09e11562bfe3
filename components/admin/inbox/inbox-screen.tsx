'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Input } from '@/components/ui/input'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { useReady } from '@/components/ui/use-in-browser'
import { inbox } from '@/content/admin-inbox'
import type { LeadCounts, LeadItem } from '@/lib/owner/answers'
import { searchLimit } from '@/lib/owner/inbox'
import { Pager } from '../pager'
import { ScreenHeader, ScreenList } from '../screen'
import { useOwnerData, useOwnerPage } from '../use-owner-data'
import { markAnswered } from './change-listed'
import { InboxFilters } from './inbox-filters'
import { LeadRow } from './lead-row'
import { ListKeys } from './list-keys'
import { rememberList } from './neighbours'
import { type InboxQuery, markedViews, noView, useInboxQuery } from './use-inbox-query'

const words = inbox.list
/** A search starts once nothing has been typed for this long. */
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
  /** A helper reads and answers, and takes nothing away. */
  readonly mayExport: boolean
}

/** Every lead of every form, newest first: searched as it is typed, looked at by where it stands. */
export function InboxScreen({ forms, mayExport }: InboxScreenProps) {
  const [query, change] = useInboxQuery()
  const { page: _, ...filter } = query
  const wantsSearch = useSearchParams().has('search')
  const [typed, setTyped] = useState(query.q ?? '')
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = useRef<HTMLInputElement>(null)
  /** What the box has asked for last. */
  const searched = useRef(query.q ?? '')
  const url = `/api/admin/leads?${new URLSearchParams(query)}`
  const { data, error, mutate } = useOwnerPage<LeadItem>(url)
  const { data: counts, mutate: mutateCounts } = useOwnerData<LeadCounts>('/api/admin/leads/counts')

  const view = viewOf(query)
  const views = useRef<HTMLDivElement>(null)
  const ready = useReady()
  const counted = counts !== undefined
  // On a phone the row is longer than the screen, and the one that is on may be behind its edge.
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
  // React hears nothing of what was typed before it was there.
  const onReady = useEffectEvent(() => search.current!.value !== typed && searchFor(search.current!.value))
  useEffect(() => void onReady(), [])

  // A link or going back leads to another search than the box's.
  const onSearch = useEffectEvent(() => {
    const q = new URLSearchParams(location.search).get('q') ?? ''
    if (q !== searched.current) setTyped((searched.current = q))
  })
  useEffect(() => onSearch(), [query.q])

  // Who has gone on isn't brought back by a search.
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
      <div className="flex gap-2">
        <Input
          ref={search}
          type="search"
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
            {(view === 'new' || view === 'held') && (counts?.[view] ?? 0) > 0 && ` ${counts![view]}`}
          </ToggleGroupItem>
        ))}
      </ToggleGroup>
      {query.state === 'held' && <p className="text-sm text-muted">{words.heldHint}</p>}
      <ScreenList words={listWords} items={data?.items} error={error} onRetry={() => mutate()}>
        {(lead) => <LeadRow lead={lead} />}
      </ScreenList>
      {data && <Pager path="/admin/leads" query={filter} page={data.page} pages={data.pages} />}
      <ListKeys
        search={search}
        onAnswered={(id) => {
          const lead = data?.items.find((item) => item.id === id)
          if (lead) void markAnswered(lead, refresh)
        }}
      />
    </div>
  )
}
