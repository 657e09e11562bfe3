import { Badge, type BadgeVariants } from '@/components/ui/badge'
import { stateNames } from '@/lib/server/leads/lead-state'
import { unreachedBy } from '@/lib/server/mail/mail-status'
import type { LeadState } from '@/generated/sqlite/enums'
import type { LeadItem } from '@/lib/server/owner/leads'
import { openLeadStates } from '@/lib/owner/inbox'
import { formatMoney } from '@/lib/pricing/money'
import { Post } from './fields'
import { At } from './parts'

const variants: Partial<Record<LeadState, BadgeVariants['variant']>> = {
  new: 'wattle',
  replied: 'lagoon',
  won: 'success',
  held: 'warn',
}

/** Whether a lead can be marked as answered here. Won and lost ones keep their state; a held one is released first. */
export const isOpenLead = ({ state }: Pick<LeadItem, 'state'>) => openLeadStates.includes(state)

type Standing = Pick<LeadItem, 'state' | 'waiting' | 'quote' | 'changeAskedAt' | 'mails'>

/** The words for where a lead stands, and how much they stand out. */
function standingOf(lead: Standing): [text: string, variant: BadgeVariants['variant']] {
  if (lead.waiting) return ['Waiting', 'error']
  // The newest answer or quote couldn't be delivered, or we can't tell.
  const unreached = lead.state === 'replied' && unreachedBy(lead.mails)
  if (unreached) return [unreached === 'failed' ? 'Not delivered' : 'May not have arrived', 'warn']
  if (lead.changeAskedAt && isOpenLead(lead)) return ['Change asked', 'wattle']
  if (lead.quote && lead.state === 'replied')
    return lead.quote.expired ? ['Quote expired', 'warn'] : ['Quote sent', 'lagoon']
  return [stateNames[lead.state], variants[lead.state] ?? 'neutral']
}

/** Where a lead stands. */
export function LeadBadge({ lead }: { lead: Standing }) {
  const [text, variant] = standingOf(lead)
  return <Badge variant={variant}>{text}</Badge>
}

/** One lead in a list: who, from which form, what, how much and since when. The whole row is a link. */
export function LeadRow({ lead }: { readonly lead: LeadItem }) {
  const { id, name, email, label, brief, valueCents, state, createdAt } = lead
  return (
    <a
      href={`/admin/leads/${id}`}
      data-lead={id}
      data-state={state}
      className="relative grid min-h-16 gap-0.5 rounded-input border border-line px-4 py-3 text-sm hover:bg-shell"
    >
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className={`min-w-0 text-base wrap-anywhere ${state === 'new' ? 'font-semibold' : ''}`}>
          {name || email || label}
        </span>
        <LeadBadge lead={lead} />
        {valueCents !== null && <span className="ml-auto font-semibold tabular-nums">{formatMoney(valueCents)}</span>}
      </span>
      <span className="flex flex-wrap justify-between gap-x-4 text-muted">
        <span className="line-clamp-1 min-w-0 wrap-anywhere">{[label, brief[0]].filter(Boolean).join(' · ')}</span>
        <At at={createdAt} />
      </span>
    </a>
  )
}

const keys = [
  ['j', 'Next lead'],
  ['k', 'Previous lead'],
  ['Enter', 'Open it'],
  ['r', 'Answer by email'],
  ['n', 'Write a note'],
  ['e', 'Mark as answered'],
  ['/', 'Search'],
  ['Alt+T', 'Go to the latest notices (then Tab to Undo)'],
  ['?', 'This list'],
] as const

/** What the keyboard shortcuts need (public/owner/keys.js): their list, and a form that marks a lead as answered. */
export const LeadKeys = ({ from = '', back }: { from?: string; back?: string }) => (
  <>
    <div
      id="keys"
      popover="auto"
      role="dialog"
      aria-label="Keyboard"
      className="m-auto w-full max-w-md rounded-input border border-line bg-background p-6 text-foreground shadow-lg"
    >
      <p className="text-h4">Keyboard</p>
      <p className="my-3 text-sm">
        You can turn single-key shortcuts off under Account, in &quot;On this device&quot;.
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2 text-sm">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-block min-w-9 rounded-lg border border-input px-2 py-0.5 text-center font-sans">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </div>
    {(from || back) && <Post id="mark-answered" act="state" hidden fields={{ state: 'replied', from, back }} />}
  </>
)
