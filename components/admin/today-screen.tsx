'use client'

import Link from 'next/link'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { formatCount } from '@/content/count'
import { today } from '@/lib/local-time'
import type { LeadItem } from '@/lib/owner/responses'
import type { LeadGroup, Today } from '@/lib/owner/inbox'
import { endReminder, mark, markReplied, setLeadState } from './inbox/change-listed'
import { LeadRow } from './inbox/lead-row'
import { ListKeys } from './inbox/list-keys'
import { rememberList } from './inbox/neighbours'
import { ignoreDoubleClick } from './ignore-double-click'
import { ScreenHeader } from './screen'
import { Empty, Failed, Loading } from './states'
import { useOwnerData } from './use-owner-data'

const words = inbox.today

interface GroupProps {
  readonly title: string
  readonly group: LeadGroup | undefined
  /** The inbox view that shows all of them. */
  readonly all?:
    '/admin/leads?waiting=1' | '/admin/leads?unanswered=1' | '/admin/leads?quoted=1' | '/admin/leads?state=held'
  /** Text of the link to that view, if it shows other leads too. */
  readonly allWords?: string
  /** When a lead entered the group, if that isn't when it arrived. */
  readonly since?: (lead: LeadItem) => string | undefined
  /** Marks leads with a reminder that's due, which aren't listed again under Reminders. */
  readonly markReminders?: boolean
  readonly actions?: (lead: LeadItem) => ReactNode
}

const isReminderDue = ({ remindOn }: LeadItem) => remindOn !== null && remindOn <= today()

function Group({ title, group, all, allWords, since, markReminders, actions }: GroupProps) {
  if (!group?.total) return null
  const { total, items } = group
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="font-sans text-base font-semibold tracking-normal">
          {title} <span className="text-muted tabular-nums">{formatCount(total)}</span>
        </h2>
        {all && total > items.length && (
          <Link href={all} prefetch={false} className="-mt-3 -mb-2 py-3 text-sm underline">
            {allWords ?? words.all(total)}
          </Link>
        )}
      </div>
      <ul className="grid gap-2">
        {items.map((lead) => (
          <li key={lead.id}>
            <LeadRow lead={lead} since={since?.(lead)} reminder={markReminders && isReminderDue(lead)} />
            {actions && <div className="mt-1 flex gap-2">{actions(lead)}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A button's text, and its accessible name, which also says which lead it's about. */
const buttonLabelProps = (what: string, { name, email, label }: LeadItem) => ({
  'aria-label': admin.about(what, name || email || label),
  children: what,
})

const asked = ({ changeAskedAt }: LeadItem) => changeAskedAt ?? undefined

const leadsIn = ({ waiting, unanswered, reminders, savedQuotes, quotes, held }: Today) =>
  [waiting, unanswered, reminders, savedQuotes, quotes, held].flatMap((group) => group?.items ?? [])

/** What needs the owner today, longest wait first, with the next step a tap away. */
export function TodayScreen() {
  const { data, error, mutate } = useOwnerData<Today>('/api/admin/today')
  const refresh = () => mutate()
  const leads = useMemo(() => (data ? leadsIn(data) : []), [data])
  useEffect(() => rememberList(leads, { pathname: '/admin' }), [leads])
  const idle = data && leads.length === 0
  return (
    <div className="grid grid-cols-1 gap-6">
      <ScreenHeader title={words.title} />
      {error && <Failed title={words.error} error={error} onRetry={refresh} />}
      {!data && !error && <Loading title={words.loading} />}
      {idle && data.mail === 0 && <Empty title={words.allDone} text={words.allDoneHint} />}
      {data && data.mail > 0 && (
        <Link
          href="/admin/mail?state=attention"
          prefetch={false}
          className="rounded-input bg-warn-tint px-4 py-3 font-semibold text-warn"
        >
          {words.mail(data.mail)}
        </Link>
      )}
      {data && (
        <>
          <Group title={words.waiting} group={data.waiting} all="/admin/leads?waiting=1" since={asked} markReminders />
          <Group
            title={words.unanswered}
            group={data.unanswered}
            all="/admin/leads?unanswered=1"
            allWords={words.all(data.waiting.total + data.unanswered.total)}
            since={asked}
            markReminders
          />
          <Group
            title={words.reminders}
            group={data.reminders}
            actions={(lead) => (
              <Button
                variant="outline"
                size="sm"
                onClick={ignoreDoubleClick(() => endReminder(lead, refresh))}
                {...buttonLabelProps(words.done, lead)}
              />
            )}
          />
          <Group title={words.savedQuotes} group={data.savedQuotes} />
          <Group
            title={words.quotes}
            group={data.quotes}
            all="/admin/leads?quoted=1"
            allWords={words.allQuotes}
            since={({ quote, changeAskedAt }) => changeAskedAt ?? quote?.sentAt}
          />
          <Group
            title={words.held}
            group={data.held}
            all="/admin/leads?state=held"
            actions={(lead) => (
              <>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={ignoreDoubleClick(() => setLeadState(lead.id, { state: 'new' }, refresh, 'held'))}
                  {...buttonLabelProps(words.release, lead)}
                />
                <Button
                  variant="ghost"
                  size="sm"
                  onClick={ignoreDoubleClick(() => mark(lead, 'spam', refresh))}
                  {...buttonLabelProps(words.spam, lead)}
                />
              </>
            )}
          />
        </>
      )}
      <ListKeys
        onAnswered={(id) => {
          const lead = leads.find((one) => one.id === id)
          if (lead) void markReplied(lead, refresh)
        }}
      />
    </div>
  )
}
