'use client'

import Link from 'next/link'
import { useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { adminPeople } from '@/content/admin-people'
import { mailto } from '@/lib/contact-links'
import type { PersonOverview } from '@/lib/owner/people'
import { ScreenHeader } from '../screen'
import { Empty, Failed, Loading } from '../states'
import { useOwnerData } from '../use-owner-data'
import { useTitle } from '../use-title'
import { Addresses } from './addresses'
import { Lookalikes } from './lookalikes'
import { PersonErase } from './person-erase'
import { PersonLists } from './person-lists'
import { PersonMenu } from './person-menu'
import { Timeline } from './timeline'

const words = adminPeople.person

const button = buttonVariants({ variant: 'outline', size: 'sm' })

/**
 * Call and Text for their latest numbers, and Email, which is written on the page of their latest lead that can be
 * answered, or else in the owner's mail app.
 */
function ContactButtons({ person: { email, phones, events } }: { readonly person: PersonOverview }) {
  const lead = events.find(({ kind, state }) => kind === 'lead' && state !== 'held' && state !== 'spam')
  const ways = [
    ...phones.slice(0, 3).flatMap(({ text, href, sms }) => {
      const which = phones.length > 1 ? ` ${text}` : ''
      return [[words.call + which, href] as const, [words.text + which, sms] as const]
    }),
    ...(lead ? [] : [[words.mailApp, mailto(email)] as const]),
  ]
  return (
    <>
      {ways.map(([label, href]) => (
        <a key={label} href={href} className={button}>
          {label}
        </a>
      ))}
      {lead && (
        <Link href={`/admin/leads/${lead.id}?do=reply`} prefetch={false} className={button}>
          {words.email}
        </Link>
      )}
    </>
  )
}

interface PersonProps {
  readonly person: PersonOverview
  /** The address that the page was opened with: any of the person's. */
  readonly asked: string
  onChanged(): Promise<unknown>
  onUnfinished(): void
}

function Person({ person, asked, onChanged, onUnfinished }: PersonProps) {
  return (
    <>
      <Addresses person={person} onChanged={onChanged} />
      <div className="flex flex-wrap gap-2">
        <ContactButtons person={person} />
        <PersonMenu person={person} asked={asked} onChanged={onChanged} />
      </div>
      <Lookalikes person={person} onChanged={onChanged} />
      <PersonLists subscribers={person.lists} onChanged={onChanged} />
      <Timeline events={person.events} />
      <PersonErase person={person} onErased={onChanged} onUnfinished={onUnfinished} />
    </>
  )
}

/** Everything about one person on one page, and what can be done about it (contract, the owner's endpoints). */
export function PersonScreen({ email }: { readonly email: string }) {
  // After a failed erasure, stop refreshing, so that its button stays until it has succeeded.
  const [unfinished, setUnfinished] = useState(false)
  const { data, error, mutate } = useOwnerData<PersonOverview>(
    `/api/admin/person/timeline?email=${encodeURIComponent(email)}`,
    unfinished ? { refreshInterval: 0 } : {},
  )
  const retry = () => mutate()
  useTitle(data?.name ?? email)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <Link href="/admin/person" className="-my-3 py-3 text-sm underline">
          {words.back}
        </Link>
        <ScreenHeader title={data?.name ?? data?.email ?? email} />
      </div>
      {error && <Failed title={words.error} error={error} onRetry={retry} />}
      {!data && !error && <Loading title={words.loading} />}
      {data?.events.length === 0 && <Empty title={words.nothing} />}
      {data && data.events.length > 0 && (
        <Person person={data} asked={email} onChanged={retry} onUnfinished={() => setUnfinished(true)} />
      )}
    </div>
  )
}
