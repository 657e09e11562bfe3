'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { admin } from '@/content/admin'
import type { LeadCounts, LeadItem, Page } from '@/lib/owner/answers'
import { LeadCard } from './lead-card'
import { Pager } from './pager'
import { ScreenHeader, ScreenList } from './screen'
import { useOwnerData } from './use-owner-data'

const words = admin.leads
const tab =
  'inline-block border-b-2 border-transparent px-3 py-2.5 aria-[current=page]:border-current aria-[current=page]:font-semibold'

function Tabs({ held, heldCount = 0 }: { readonly held: boolean; readonly heldCount?: number }) {
  return (
    <nav aria-label={words.title} className="border-b border-line text-sm">
      <Link href="/admin/leads" aria-current={held ? undefined : 'page'} className={tab}>
        {words.all}
      </Link>
      <Link href="/admin/leads?state=held" aria-current={held ? 'page' : undefined} className={tab}>
        {words.held}
        {heldCount > 0 && ` (${heldCount})`}
      </Link>
    </nav>
  )
}

interface LeadsScreenProps {
  readonly query: Readonly<Record<string, string>>
  /** The filter form, rendered on the server. */
  readonly children: ReactNode
}

/** All leads, with a filter, pages, a CSV export and a tab for held leads. */
export function LeadsScreen({ query, children }: LeadsScreenProps) {
  const { page: _, ...filter } = query
  const held = query.state === 'held'
  const { data, error, mutate } = useOwnerData<Page<LeadItem>>(`/api/admin/leads?${new URLSearchParams(query)}`, {
    keepPreviousData: true,
  })
  const { data: counts, mutate: mutateCounts } = useOwnerData<LeadCounts>('/api/admin/leads/counts')
  return (
    <div className="grid gap-5">
      <ScreenHeader title={words.title} count={data && words.count(data.total)}>
        <a
          href={`/api/admin/leads?${new URLSearchParams({ ...filter, format: 'csv' })}`}
          download
          className="text-sm underline sm:ml-auto"
        >
          {words.export}
        </a>
      </ScreenHeader>
      <Tabs held={held} heldCount={counts?.held} />
      {children}
      {held && <p className="text-sm text-muted">{words.heldHint}</p>}
      <ScreenList words={words} items={data?.items} error={error} onRetry={() => mutate()}>
        {(lead) => <LeadCard lead={lead} onChanged={() => Promise.all([mutate(), mutateCounts()])} />}
      </ScreenList>
      {data && <Pager path="/admin/leads" query={filter} page={data.page} pages={data.pages} />}
    </div>
  )
}
