'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { account } from '@/content/admin-account'
import type { LeadItem } from '@/lib/owner/responses'
import { plainRows } from '@/lib/owner/plain-words'
import { ReceivedAt } from './received-at'
import { ScreenHeader } from './screen'
import { Empty, Loading } from './states'
import { useOwnerData } from './use-owner-data'

const words = account.offline

/** The page asked for may be a lead's, far down the list. */
const bringIntoView = (asked: HTMLElement | null) => asked?.scrollIntoView()

/** The last 200 leads, to read offline. Shown instead of any page that isn't cached. */
export function OfflineScreen() {
  const path = usePathname()
  const { data, error } = useOwnerData<LeadItem[]>('/api/admin/leads/recent')
  // Once online, load the page that was asked for.
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} />
      <p className="text-sm text-muted">{words.text}</p>
      {!data && !error && <Loading title={words.loading} />}
      {(error ?? data?.length === 0) && <Empty title={words.none} />}
      <ul className="grid gap-2">
        {data?.map(({ id, label, name, email, createdAt, summary }) => (
          <li key={id} ref={path.endsWith(`/${id}`) ? bringIntoView : undefined}>
            <details className="rounded-input border border-line p-4 text-sm" open={path.endsWith(`/${id}`)}>
              <summary className="-m-4 p-4">
                <span className="font-semibold">{name ?? email ?? words.nameless}</span>, {label}{' '}
                <ReceivedAt at={createdAt} />
              </summary>
              <dl className="mt-3 grid gap-2">
                {plainRows(summary).map(([term, value], index) => (
                  <div key={index}>
                    <dt className="font-semibold">{term}</dt>
                    <dd className="whitespace-pre-wrap">{value}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </div>
  )
}
