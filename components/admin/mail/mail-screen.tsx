'use client'

import Link from 'next/link'
import { adminMail } from '@/content/admin-mail'
import type { DeliveryStatus, MailItem } from '@/lib/owner/responses'
import { DeliveryNote } from '../delivery-note'
import { Pager } from '../pager'
import { ScreenHeader, ScreenList } from '../screen'
import { useOwnerData, useOwnerPage } from '../use-owner-data'
import { DigestSwitch } from './digest-switch'
import { MailCard } from './mail-card'
import { MailDecideAll } from './mail-decide-all'

const words = adminMail

/** Links to the mail in each state. Other pages link there too. */
function Filters({ state, attention = 0 }: { readonly state: string; readonly attention?: number }) {
  return (
    <nav aria-label={words.filterLabel} className="min-w-0">
      <ul className="flex gap-2 overflow-x-auto py-1 text-sm lg:flex-wrap">
        {words.filters.map(([name, label]) => (
          <li key={name}>
            <Link
              href={{ pathname: '/admin/mail', query: name ? { state: name } : {} }}
              aria-current={name === state ? 'page' : undefined}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-full border border-input px-4 whitespace-nowrap hover:bg-accent hover:text-accent-foreground aria-[current=page]:border-secondary aria-[current=page]:bg-secondary aria-[current=page]:font-semibold aria-[current=page]:text-secondary-foreground"
            >
              {label}
              {name === 'attention' && attention > 0 && ` (${attention})`}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MailScreenProps {
  readonly page: string
  /** One of the filters; empty for all mail. */
  readonly state: string
}

/** All email, newest first. This is where the owner decides about mail that needs a decision (contract, Mail). */
export function MailScreen({ page, state }: MailScreenProps) {
  const filter: Record<string, string> = state ? { state } : {}
  const { data, error, mutate } = useOwnerPage<MailItem>(`/api/admin/mail?${new URLSearchParams({ page, ...filter })}`)
  const { data: status, mutate: mutateStatus } = useOwnerData<DeliveryStatus>('/api/admin/mail/status')
  const listWords = state ? words : { ...words, empty: words.none, emptyHint: words.noneHint }
  const changed = () => Promise.all([mutate(), mutateStatus()])
  return (
    <div className="grid grid-cols-1 gap-5">
      <ScreenHeader title={words.title} count={data && words.count(data.total)}>
        <Link href="/admin/mail/templates" className="-my-3 py-3 text-sm underline sm:ml-auto">
          {words.templates.link}
        </Link>
      </ScreenHeader>
      <DeliveryNote />
      <DigestSwitch />
      <Filters state={state} attention={status?.attention} />
      {data && state === 'attention' && <MailDecideAll mails={data.items} onChanged={changed} />}
      <ScreenList words={listWords} items={data?.items} error={error} onRetry={changed}>
        {(mail) => <MailCard mail={mail} onChanged={changed} />}
      </ScreenList>
      {data && <Pager path="/admin/mail" query={filter} page={data.page} pages={data.pages} />}
    </div>
  )
}
