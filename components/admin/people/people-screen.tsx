'use client'

import Link from 'next/link'
import { adminPeople } from '@/content/admin-people'
import type { LeadItem, Page } from '@/lib/owner/responses'
import { HeldMatches } from '../inbox/held-matches'
import { Pager } from '../pager'
import { ReceivedAt } from '../received-at'
import { ScreenHeader, ScreenList } from '../screen'
import { SearchForm } from '../search-form'
import { useOwnerData } from '../use-owner-data'
import { personHref } from './person-href'

const words = adminPeople.people

/** Lists each person once per page, with their newest lead. */
function peopleIn(leads: readonly LeadItem[]) {
  const byEmail = new Map<string, LeadItem>()
  for (const lead of leads) {
    const key = lead.email?.toLowerCase()
    if (key && !byEmail.has(key)) byEmail.set(key, lead)
  }
  return [...byEmail.values()]
}

/** Finds a person by any detail, as the inbox does. Without a search, it shows who wrote last. */
export function PeopleScreen({ q, page }: { readonly q: string; readonly page: string }) {
  const { data, error, mutate } = useOwnerData<Page<LeadItem>>(`/api/admin/leads?${new URLSearchParams({ q, page })}`)
  const people = data && peopleIn(data.items)
  const listWords = q ? words : { ...words, empty: words.nobody, emptyHint: words.nobodyHint }
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} count={q && people ? words.count(people.length) : undefined} />
      <SearchForm action="/admin/person" q={q} words={words} />
      <section aria-labelledby="people" className="grid gap-3">
        <h2 id="people" className="font-sans text-sm font-semibold tracking-normal">
          {q ? words.found : words.recent}
        </h2>
        <HeldMatches q={q} />
        <ScreenList words={listWords} items={people} error={error} onRetry={() => mutate()}>
          {({ email, name, label, createdAt }) => (
            <Link
              href={personHref(email!)}
              prefetch={false}
              className="grid rounded-input border border-line px-4 py-3 text-sm hover:bg-shell"
            >
              <span className="font-semibold wrap-anywhere">{name || email}</span>
              {name && <span className="wrap-anywhere text-muted">{email}</span>}
              <span className="flex flex-wrap justify-between gap-x-4">
                {label} <ReceivedAt at={createdAt} />
              </span>
            </Link>
          )}
        </ScreenList>
        {data && <Pager path="/admin/person" query={q ? { q } : {}} page={data.page} pages={data.pages} />}
      </section>
    </div>
  )
}
