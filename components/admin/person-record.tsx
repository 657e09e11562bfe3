'use client'

import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { type ListId, lists } from '@/content/lists'
import { write } from '@/lib/http'
import type { PersonHeld } from '@/lib/owner/answers'
import { ReceivedAt } from './received-at'
import { ScreenNotice } from './states'

const words = admin.person
const listNameOf = (list: string) => lists[list as ListId]?.name ?? list

interface PersonRecordProps {
  readonly email: string
  /** Endpoint that exports everything we hold about the person, and erases it on DELETE. */
  readonly url: string
  readonly held: PersonHeld
  onErased(): Promise<unknown>
}

interface Row {
  readonly id: string
  readonly label: string
  readonly at: string
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="font-sans text-sm font-semibold tracking-normal">{title}</h2>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {rows.map(({ id, label, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="wrap-anywhere">{label}</span>
            <ReceivedAt at={at} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Everything we hold about a person, with buttons to download it and, after confirmation, to erase it. */
export function PersonRecord({ email, url, held: { leads, subscriptions, mails }, onErased }: PersonRecordProps) {
  const [state, setState] = useState<'idle' | 'cancelled' | 'confirming' | 'erasing' | 'erased' | 'failed'>('idle')
  async function erase() {
    setState('erasing')
    try {
      await write('DELETE', url)
      await onErased()
      setState('erased')
    } catch {
      setState('failed')
    }
  }
  if (leads.length + subscriptions.length + mails.length === 0)
    return <ScreenNotice role="status" title={state === 'erased' ? words.erased : words.nothing} />
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm font-semibold" role="status">
          {words.held(leads.length, subscriptions.length, mails.length)}
        </p>
        <a href={url} download={words.fileName} className={buttonVariants({ variant: 'outline', size: 'sm' })}>
          {words.download}
        </a>
        <Link
          href={`/admin/leads?q=${encodeURIComponent(email)}`}
          className={buttonVariants({ variant: 'link', size: 'sm' })}
        >
          {words.open}
        </Link>
      </div>
      <Rows title={words.leads} rows={leads.map(({ id, label, createdAt }) => ({ id, label, at: createdAt }))} />
      <Rows
        title={words.lists}
        rows={subscriptions.map(({ id, list, createdAt }) => ({
          id,
          label: listNameOf(list),
          at: createdAt,
        }))}
      />
      <Rows
        title={words.mails}
        rows={mails.map(({ id, subject, outcome, createdAt }) => ({
          id,
          label: outcome ? `${subject} (${admin.mail.outcomes[outcome]})` : subject,
          at: createdAt,
        }))}
      />
      <section aria-labelledby="erase" className="grid justify-items-start gap-3 rounded-input border border-error p-5">
        <h2 id="erase" className="font-sans text-base font-semibold tracking-normal">
          {words.eraseTitle}
        </h2>
        <p className="max-w-prose text-sm">{words.eraseText}</p>
        {state === 'confirming' || state === 'erasing' ? (
          <div role="group" aria-label={words.eraseTitle} className="flex flex-wrap items-center gap-3">
            <p className="text-sm font-semibold">{words.sure(email)}</p>
            <Button variant="secondary" size="sm" disabled={state === 'erasing'} onClick={() => void erase()}>
              {state === 'erasing' ? words.erasing : words.yes}
            </Button>
            {/* Focused, so that pressing Enter twice is harmless. */}
            <Button
              variant="outline"
              size="sm"
              disabled={state === 'erasing'}
              onClick={() => setState('cancelled')}
              autoFocus
            >
              {words.no}
            </Button>
          </div>
        ) : (
          <Button variant="outline" size="sm" onClick={() => setState('confirming')} autoFocus={state === 'cancelled'}>
            {words.erase}
          </Button>
        )}
        {state === 'failed' && (
          <p role="alert" className="text-error">
            {words.failed}
          </p>
        )}
      </section>
    </div>
  )
}
