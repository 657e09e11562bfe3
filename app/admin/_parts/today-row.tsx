import { Badge } from '@/components/ui/badge'
import { formatMoney } from '@/lib/pricing/money'
import type { LeadItem } from '@/lib/server/owner/leads'
import { Icon } from './icons'
import { LeadBadge } from './lead-row'
import { At } from './parts'

interface TodayRowProps {
  readonly lead: LeadItem
  /** When it entered this list, if that isn't when it arrived. */
  readonly since?: Date
  /** Marks it as one with a reminder that's due. */
  readonly reminder?: boolean
}

/** How long ago something was, for what has waited at least a day: "30 hours", "12 days". */
function ageOf(since: Date): string {
  const hours = Math.floor((Date.now() - since.getTime()) / 3_600_000)
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}

/** A lead on Today: the job, then who it's for, how long they've waited, and what it's worth. A call is one tap. */
export function TodayRow({ lead, since = lead.createdAt, reminder }: TodayRowProps) {
  const { id, name, email, label, brief, valueCents, state, waiting, phones } = lead
  const who = name || email || label
  const [phone] = phones
  return (
    <div className="flex rounded-input border border-line">
      <a
        href={`/admin/leads/${id}`}
        data-lead={id}
        data-state={state}
        className="grid min-h-16 min-w-0 grow gap-1 rounded-input px-4 py-3 text-sm hover:bg-shell"
      >
        <span className="line-clamp-3 text-base leading-snug font-semibold wrap-anywhere">{brief[0] ?? label}</span>{' '}
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">{who}</span>{' '}
          {waiting ? (
            <Badge variant="error">
              <time dateTime={since.toISOString()}>{ageOf(since)}</time>
            </Badge>
          ) : (
            <>
              <LeadBadge lead={lead} /> <At at={since} />
            </>
          )}{' '}
          {reminder && <Badge variant="outline">Reminder</Badge>}{' '}
          {valueCents !== null && <span className="ml-auto font-semibold tabular-nums">{formatMoney(valueCents)}</span>}
        </span>{' '}
        {brief.length > 0 && <span className="text-muted">{label}</span>}
      </a>
      {phone && (
        <a
          href={phone.href}
          aria-label={`Call ${who}`}
          className="grid w-14 shrink-0 place-items-center rounded-r-input border-l border-line text-reef hover:bg-accent"
        >
          <Icon name="phone" />
        </a>
      )}
    </div>
  )
}
