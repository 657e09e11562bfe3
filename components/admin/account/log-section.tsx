'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { account } from '@/content/admin-account'
import type { LogItem } from '@/lib/owner/account'
import { ReceivedAt } from '../received-at'
import { Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'
import { Section } from './section'

const words = account.log

/** The page that an entry links to, if any. */
const linkOf = ({ action, subject }: LogItem) =>
  subject && / leads\/\*/.test(action) ? (`/admin/leads/${subject}` as Route) : undefined

/** Who did what. */
export function LogSection() {
  const { data, error, mutate } = useOwnerData<LogItem[]>('/api/admin/accounts/log')
  return (
    <Section id="log" title={words.title} text={words.text}>
      {error && <Failed title={words.error} error={error} onRetry={() => mutate()} />}
      {!data && !error && <Loading title={words.loading} />}
      {data?.length === 0 && <p className="text-sm">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="grid max-h-96 gap-2 overflow-y-auto text-sm" tabIndex={0} aria-labelledby="log">
          {data.map((entry) => {
            const link = linkOf(entry)
            return (
              <li key={entry.id}>
                <ReceivedAt at={entry.at} /> <span className="font-semibold">{entry.name ?? words.gone}</span>{' '}
                {words.actions[entry.action] ?? words.other}{' '}
                {link && (
                  <Link href={link} prefetch={false} className="py-1 underline">
                    {words.open}
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
