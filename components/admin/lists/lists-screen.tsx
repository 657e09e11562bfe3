'use client'

import Link from 'next/link'
import { adminPeople } from '@/content/admin-people'
import type { ListsOverview, SubscriberItem } from '@/lib/owner/people'
import { Pager } from '../pager'
import { personHref } from '../people/person-href'
import { ScreenHeader, ScreenList } from '../screen'
import { SearchForm } from '../search-form'
import { useOwnerData, useOwnerPage } from '../use-owner-data'
import { ListTiles } from './list-tiles'
import { SubscriberRow } from './subscriber-row'
import { ResendLine } from './resend-line'

const words = adminPeople.lists

type Query = Readonly<Record<string, string>>

/** Finds a person on the lists, and shows or hides those who have left. */
function Filter({ query: { page: _, left, ...query } }: { readonly query: Query }) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 text-sm">
      <SearchForm action="/admin/lists" q={query.q} words={words}>
        {query.list && <input type="hidden" name="list" value={query.list} />}
        {left && <input type="hidden" name="left" value="1" />}
      </SearchForm>
      <Link
        href={{ pathname: '/admin/lists', query: left ? query : { ...query, left: '1' } }}
        className="py-3 underline"
      >
        {left ? words.hideLeft : words.showLeft}
      </Link>
      <a
        href={`/api/admin/subscribers?${new URLSearchParams({ ...query, ...(left && { left }), format: 'csv' })}`}
        download
        className="py-3 underline"
      >
        {words.export}
      </a>
    </div>
  )
}

/** Who is on each list, since when, from where and with what consent wording (contract, the owner's endpoints). */
export function ListsScreen({ query }: { readonly query: Query }) {
  const { data: overview, mutate: mutateLists } = useOwnerData<ListsOverview>('/api/admin/lists')
  const { data, error, mutate } = useOwnerPage<SubscriberItem>(`/api/admin/subscribers?${new URLSearchParams(query)}`)
  const changed = () => Promise.all([mutate(), mutateLists()])
  const { page: _, ...filter } = query
  const listWords = query.q ? { ...words, empty: words.unfound, emptyHint: words.unfoundHint } : words
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} count={data && words.count(data.total)} />
      <ListTiles lists={overview?.lists} query={query} />
      {overview?.resend && <ResendLine {...overview.resend} />}
      <Filter query={query} />
      <ScreenList words={listWords} items={data?.items} error={error} onRetry={changed}>
        {(subscriber) => (
          <SubscriberRow
            subscriber={subscriber}
            title={
              <>
                <Link
                  href={personHref(subscriber.email)}
                  prefetch={false}
                  className="-my-3 py-3 wrap-anywhere underline"
                >
                  {subscriber.email}
                </Link>
                {!query.list && <span className="font-normal">{subscriber.listName}</span>}
              </>
            }
            onChanged={changed}
          />
        )}
      </ScreenList>
      {data && <Pager path="/admin/lists" query={filter} page={data.page} pages={data.pages} />}
    </div>
  )
}
