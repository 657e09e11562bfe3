'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { inbox } from '@/content/admin-inbox'
import type { LeadDetail } from '@/lib/owner/inbox'
import { Icon, type IconName } from '../icons'
import { dismissNotice } from '../notify'
import { canReply, isOpenLead } from './change-listed'

const words = inbox.lead

const item =
  'grid min-h-14 w-full justify-items-center gap-0.5 rounded-input pt-2 pb-1 text-xs font-semibold hover:bg-lagoon aria-disabled:opacity-40 lg:flex lg:min-h-11 lg:items-center lg:justify-center lg:gap-2 lg:py-2 lg:text-sm'

interface ActionProps {
  readonly icon: IconName
  readonly label: string
  /** Undefined if the lead has no such contact detail. */
  readonly href?: string
  readonly external?: boolean
  onPress?(): void
}

function Action({ icon, label, href, external, onPress }: ActionProps) {
  return (
    <a
      href={href}
      role="link"
      aria-disabled={href ? undefined : true}
      onClick={onPress}
      {...(external && { target: '_blank', rel: 'noreferrer' })}
      className={item}
    >
      <Icon name={icon} />
      {label}
    </a>
  )
}

interface LeadActionsProps {
  readonly lead: LeadDetail
  onReply(): void
  onAnswered(): void
}

/** Call, Text, Email and Map, within thumb's reach. After a call or text it asks whether that answered the lead. */
export function LeadActions({ lead, onReply, onAnswered }: LeadActionsProps) {
  const [asked, setAsked] = useState<keyof typeof words.asked>()
  const [phone] = lead.phones
  const ask = (about: keyof typeof words.asked) => () => {
    if (!phone || !isOpenLead(lead)) return
    // On a phone, it would cover the question.
    dismissNotice()
    setAsked(about)
  }
  const map =
    lead.address && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: lead.address })}`
  return (
    <section
      aria-label={words.actionsLabel}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-shell px-2 pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:static lg:rounded-input lg:border lg:p-2 print:hidden"
    >
      {/* Always rendered, so that screen readers announce the question when it appears. */}
      <div role="status">
        {asked && isOpenLead(lead) && (
          <div data-question className="flex flex-wrap items-center gap-3 px-2 py-3 text-sm">
            <p className="grow font-semibold max-sm:basis-full">{words.asked[asked]}</p>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                setAsked(undefined)
                onAnswered()
              }}
            >
              {words.markAnswered}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setAsked(undefined)}>
              {words.notYet}
            </Button>
          </div>
        )}
      </div>
      <div className="grid grid-cols-4">
        <Action icon="phone" label={words.actions.call} href={phone?.href} onPress={ask('call')} />
        <Action icon="text" label={words.actions.text} href={phone?.sms} onPress={ask('text')} />
        <button type="button" aria-disabled={canReply(lead) ? undefined : true} onClick={onReply} className={item}>
          <Icon name="mail" />
          {words.actions.email}
        </button>
        <Action icon="map" label={words.actions.map} href={map || undefined} external />
      </div>
    </section>
  )
}
