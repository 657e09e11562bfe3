import type { ReactNode } from 'react'
import { formatCount } from '@/content/count'
import { today } from '@/lib/local-time'
import { formatMoney } from '@/lib/pricing/money'
import { promisedHours } from '@/lib/server/base/sql/find-leads'
import { type LeadGroup, type LeadItem, countLeads } from '@/lib/server/owner/leads'
import { readToday } from '@/lib/server/owner/today'
import { LeadKeys } from './_parts/lead-row'
import { TodayRow } from './_parts/today-row'
import { ownerPage } from './_parts/owner-page'
import { PostButton } from './_parts/fields'
import { Empty, Header, Heading, TextLink, counted } from './_parts/parts'

interface GroupProps {
  readonly title: string
  readonly group: LeadGroup
  /** The inbox view that shows all of them, and the link's text if that shows other leads too. */
  readonly all?: readonly [href: string, text?: string]
  /** When a lead entered the group, if that isn't when it arrived. */
  readonly since?: (lead: LeadItem) => Date | undefined
  /** Marks leads with a reminder that's due, which aren't listed again under Reminders. */
  readonly markReminders?: boolean
  readonly actions?: (lead: LeadItem) => ReactNode
}

const isReminderDue = ({ remindOn }: LeadItem) => remindOn !== null && remindOn <= today()
const asked = ({ changeAskedAt }: LeadItem) => changeAskedAt ?? undefined
const seeAll = (total: number) => `See all ${formatCount(total)}`

function Group({ title, group: { total, items }, all, since, markReminders, actions }: GroupProps) {
  if (total === 0) return null
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <Heading>
          {title} <span className="text-muted tabular-nums">{formatCount(total)}</span>
        </Heading>
        {all && total > items.length && <TextLink href={all[0]}>{all[1] ?? seeAll(total)}</TextLink>}
      </div>
      <ul className="grid gap-2">
        {items.map((lead) => (
          <li key={lead.id} id={`lead-${lead.id}`}>
            <TodayRow lead={lead} since={since?.(lead)} reminder={markReminders && isReminderDue(lead)} />
            {actions && <div className="mt-1 flex gap-2">{actions(lead)}</div>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many wait for an answer, and what they're worth by our price list. */
const waitingText = (count: number, worth: number) =>
  count ? [`${formatCount(count)} waiting`, worth > 0 && formatMoney(worth)].filter(Boolean).join(' · ') : undefined

/** A button that acts on a lead from here. */
const act = ({ id, name, email, label }: LeadItem) => ({
  on: `/admin/leads/${id}`,
  about: name || email || label,
  fields: { back: '/admin' },
})

/** What needs the owner today, longest wait first, with the next step a tap away. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: async ({ isOwner }) => {
    const [groups, counts] = await Promise.all([readToday(), countLeads()])
    const { waiting, unanswered, reminders, savedQuotes, quotes, held } = groups
    // Only the owner decides about mail.
    const mail = isOwner ? groups.mail : 0
    const isIdle =
      mail + [waiting, unanswered, reminders, savedQuotes, quotes, held].flatMap(({ items }) => items).length === 0
    return {
      title: 'Today',
      fresh: true,
      badge: counts.new ?? 0,
      content: (
        <div className="grid grid-cols-1 gap-6">
          <Header title="Today" count={waitingText(waiting.total + unanswered.total, groups.worth)} />
          {isIdle && (
            <Empty title="You're up to date" text="Nobody is waiting for you. New leads show up here first." />
          )}
          {mail > 0 && (
            <a
              href="/admin/mail?state=attention"
              className="rounded-input bg-warn-tint px-4 py-3 font-semibold text-warn"
            >
              {`${counted(mail, 'email needs', 'emails need')} your decision`}
            </a>
          )}
          <Group
            title={`Waiting over ${promisedHours} hours`}
            group={waiting}
            all={['/admin/leads?waiting=1']}
            since={asked}
            markReminders
          />
          <Group
            title="To answer"
            group={unanswered}
            all={['/admin/leads?unanswered=1', seeAll(waiting.total + unanswered.total)]}
            since={asked}
            markReminders
          />
          <Group
            title="Reminders"
            group={reminders}
            actions={(lead) => (
              <PostButton act="remind" {...act(lead)}>
                Done
              </PostButton>
            )}
          />
          <Group title="Quotes to send" group={savedQuotes} />
          <Group
            title="No answer to your quote"
            group={quotes}
            all={['/admin/leads?quoted=1', 'See all quotes sent']}
            since={({ quote, changeAskedAt }) => changeAskedAt ?? quote?.sentAt}
          />
          <Group
            title="Looks like a bot"
            group={held}
            all={['/admin/leads?state=held']}
            actions={(lead) =>
              (['new', 'spam'] as const).map((state) => (
                <PostButton
                  key={state}
                  act="state"
                  {...act(lead)}
                  fields={{ state, from: 'held', back: '/admin' }}
                  variant={state === 'new' ? 'outline' : 'link'}
                >
                  {state === 'new' ? 'Release' : 'Spam'}
                </PostButton>
              ))
            }
          />
          <LeadKeys back="/admin" />
        </div>
      ),
    }
  },
})
