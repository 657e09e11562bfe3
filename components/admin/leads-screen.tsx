'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'
import { admin } from '@/content/admin'
import type { LeadCounts, LeadItem, Page } from '@/lib/owner/answers'
import { LeadCard } from './lead-card'
import { Pager } from './pager'
import { ScreenHead, ScreenNotice } from './screen'
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
  /** The filter's fields, drawn by the server. */
  readonly children: ReactNode
}

/** A plain screen over all leads: filter, paging, spreadsheet, held leads. */
export function LeadsScreen({ query, children }: LeadsScreenProps) {
  const { page: _, ...filter } = query
  const held = query.state === 'held'
  const { data, error, mutate } = useOwnerData<Page<LeadItem>>(`/api/admin/leads?${new URLSearchParams(query)}`, {
    keepPreviousData: true,
  })
  const { data: counts, mutate: mutateCounts } = useOwnerData<LeadCounts>('/api/admin/leads/counts')
  return (
    <div className="grid gap-5">
      <ScreenHead title={words.title} count={data && words.count(data.total)}>
        <a
          href={`/api/admin/leads?${new URLSearchParams({ ...filter, format: 'csv' })}`}
          download
          className="text-sm underline sm:ml-auto"
        >
          {words.export}
        </a>
      </ScreenHead>
      <Tabs held={held} heldCount={counts?.held} />
      {children}
      {held && <p className="text-sm text-muted">{words.heldHint}</p>}
      {error && (
        <ScreenNotice
          role="alert"
          title={words.error}
          text={error.status === 401 ? admin.contacts.errorText : undefined}
        />
      )}
      {!data && !error && <ScreenNotice role="status" title={words.loading} />}
      {data?.items.length === 0 && <ScreenNotice role="status" title={words.empty} text={words.emptyHint} />}
      <ul className="grid gap-2">
        {data?.items.map((lead) => (
          <li key={lead.id}>
            <LeadCard lead={lead} onChanged={() => Promise.all([mutate(), mutateCounts()])} />
          </li>
        ))}
      </ul>
      {data && <Pager path="/admin/leads" query={filter} page={data.page} pages={data.pages} />}
    </div>
  )
}
