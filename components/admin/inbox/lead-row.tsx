import Link from 'next/link'
import { Badge, type BadgeVariants } from '@/components/ui/badge'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { unreachedBy } from '@/lib/owner/mail-status'
import type { LeadItem, LeadState } from '@/lib/owner/responses'
import { formatMoney } from '@/lib/pricing/money'
import { LinkPending } from '../link-pending'
import { ReceivedAt } from '../received-at'
import { isOpenLead } from './change-listed'

const variants: Partial<Record<LeadState, BadgeVariants['variant']>> = {
  new: 'wattle',
  replied: 'lagoon',
  won: 'success',
  held: 'warn',
}

type Standing = Pick<LeadItem, 'state' | 'waiting' | 'quote' | 'changeAskedAt' | 'mails'>

/**
 * Where a lead stands. One that has waited too long stands out, and so do an answer that didn't arrive, a quote to
 * change and a quote awaiting an answer.
 */
export function LeadBadge({ lead }: { readonly lead: Standing }) {
  if (lead.waiting) return <Badge variant="error">{inbox.list.waits}</Badge>
  const unreached = lead.state === 'replied' && unreachedBy(lead.mails)
  if (unreached) return <Badge variant="warn">{inbox.list.unreached[unreached]}</Badge>
  if (lead.changeAskedAt && isOpenLead(lead)) return <Badge variant="wattle">{inbox.list.changeAsked}</Badge>
  if (lead.quote && lead.state === 'replied')
    return (
      <Badge variant={lead.quote.expired ? 'warn' : 'lagoon'}>
        {lead.quote.expired ? inbox.list.quoteExpired : inbox.list.views.quoted}
      </Badge>
    )
  return <Badge variant={variants[lead.state] ?? 'neutral'}>{admin.leads.states[lead.state]}</Badge>
}

interface LeadRowProps {
  readonly lead: LeadItem
  /** When it entered this list, if that isn't when it arrived. */
  readonly since?: string
  /** Marks it as one with a reminder that's due. */
  readonly reminder?: boolean
}

/** One lead in a list: who, from which form, what, how much and since when. The whole row is a link. */
export function LeadRow({ lead, since = lead.createdAt, reminder }: LeadRowProps) {
  const { id, name, email, label, brief, valueCents, state } = lead
  return (
    <Link
      href={`/admin/leads/${id}`}
      prefetch={false}
      data-lead={id}
      className="relative grid min-h-16 gap-0.5 rounded-input border border-line px-4 py-3 text-sm hover:bg-shell"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`min-w-0 text-base wrap-anywhere ${state === 'new' ? 'font-semibold' : ''}`}>
          {name || email || label}
        </span>
        <LeadBadge lead={lead} />
        {reminder && <Badge variant="outline">{inbox.list.reminder}</Badge>}
        {valueCents !== null && <span className="ml-auto font-semibold tabular-nums">{formatMoney(valueCents)}</span>}
      </span>
      <span className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="line-clamp-1 min-w-0 wrap-anywhere">{[label, brief[0]].filter(Boolean).join(' · ')}</span>
        <ReceivedAt at={since} />
      </span>
      <LinkPending />
    </Link>
  )
}
