'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { adminPeople } from '@/content/admin-people'
import type { TimelineEvent } from '@/lib/owner/people'
import { MailContent } from '../mail/mail-content'
import { ReceivedAt } from '../received-at'

const words = adminPeople.timeline

function Head({ event: { kind, title, text, at } }: { readonly event: TimelineEvent }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="outline">{words.kinds[kind]}</Badge>
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="sm:ml-auto">
          <ReceivedAt at={at} />
        </span>
      </span>
      {text && <span className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-wrap">{text}</span>}
    </>
  )
}

/** An email, which opens to show its content. */
function Mail({ event }: { readonly event: TimelineEvent }) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="block px-4 py-3 hover:bg-shell">
        <Head event={event} />
      </summary>
      {open && (
        <div className="border-t border-line p-4">
          <MailContent url={`/api/admin/mail/${event.id}`} />
        </div>
      )}
    </details>
  )
}

function Event({ event }: { readonly event: TimelineEvent }) {
  if (event.kind === 'mail') return <Mail event={event} />
  const head = <Head event={event} />
  return event.href ? (
    <Link href={event.href as Route} prefetch={false} className="block px-4 py-3 hover:bg-shell">
      {head}
    </Link>
  ) : (
    <div className="px-4 py-3">{head}</div>
  )
}

/** What happened with a person, newest first. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <section aria-labelledby="timeline" className="grid gap-2">
      <h2 id="timeline" className="font-sans text-base font-semibold tracking-normal">
        {words.title}
      </h2>
      <ol className="divide-y divide-line overflow-hidden rounded-input border border-line text-sm">
        {events.map((event) => (
          <li key={event.id}>
            <Event event={event} />
          </li>
        ))}
      </ol>
    </section>
  )
}
