import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { formatLocalTime } from '@/lib/local-time'
import { unreachedBy } from '@/lib/server/mail/mail-status'
import { quotedPrice } from '@/lib/server/owner/fill-answer'
import type { LeadDetail } from '@/lib/server/owner/leads'
import { missingPhotos } from '@/lib/server/forms/plain-words'
import { Icon, type IconName } from '../../_parts/icons'
import { isOpenLead } from '../../_parts/lead-row'
import { Post } from '../../_parts/fields'

const prefersWords = {
  email: "They'd like an email",
  phone: "They'd like a call",
  either: 'A call or an email, either suits',
}

/** Who the lead is from, what they want, what it costs and how they'd like to be contacted. */
export function LeadHead({ lead }: { lead: LeadDetail }) {
  const { name, email, phone, phones, address, label, createdAt, brief, prefers, times, summary } = lead
  const quoted = quotedPrice(lead)
  const message = summary.find(([, , kind]) => kind === 'message')?.[1]
  return (
    <header className="grid gap-2">
      <h1 id="lead-name" className="text-h3 wrap-anywhere">
        {name || email || label}
      </h1>
      <p className="text-sm text-muted">{`${label}, ${formatLocalTime(createdAt)}`}</p>
      {brief.map((line, index) => (
        <p key={line} className={index === 0 ? 'text-lg wrap-anywhere' : 'text-lg font-semibold'}>
          {line}
        </p>
      ))}
      {quoted && <p className="text-lg font-semibold">{`Quoted: ${quoted}`}</p>}
      {message && <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>}
      {(prefers || times) && (
        <p className="font-semibold">
          {[prefers && prefersWords[prefers], times && `Suits them: ${times}`].filter(Boolean).join('. ')}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        {phones.slice(1).map(({ text, href }) => (
          <a key={href} href={href} className="-my-3 py-3 underline">
            {`Call ${text}`}
          </a>
        ))}
        {[phone, email, address].filter(Boolean).map((way) => (
          <span key={way} className="wrap-anywhere">
            {way}
          </span>
        ))}
      </p>
    </header>
  )
}

const actionItem =
  'grid min-h-14 w-full justify-items-center gap-0.5 rounded-input pt-2 pb-1 text-xs font-semibold hover:bg-lagoon aria-disabled:opacity-40 lg:flex lg:min-h-11 lg:items-center lg:justify-center lg:gap-2 lg:py-2 lg:text-sm'

interface ActionProps {
  readonly icon: IconName
  readonly children: ReactNode
  /** Undefined if the lead has no such contact detail. */
  readonly href?: string
  /** The id of what the page asks afterwards. */
  readonly ask?: string
  readonly external?: boolean
}

const Action = ({ icon, children, href, ask, external }: ActionProps) => (
  <a
    href={href}
    role="link"
    aria-disabled={href ? undefined : true}
    data-ask={href && ask}
    {...(external && { target: '_blank', rel: 'noreferrer' })}
    className={actionItem}
  >
    <Icon name={icon} />
    <span>{children}</span>
  </a>
)

/** Asks whether a call or text has answered the lead. public/owner/page.js shows it after a tap on Call or Text. */
const Question = ({ id, state, text }: { id: string; state: string; text: string }) => (
  <Post
    id={id}
    act="state"
    fields={{ state: 'replied', from: state }}
    hidden
    data-question
    className="flex flex-wrap items-center gap-3 px-2 py-3 text-sm [[hidden]]:hidden"
  >
    <p className="grow font-semibold max-sm:basis-full">{text}</p>
    <Button type="submit" variant="secondary" size="sm">
      Mark as answered
    </Button>
    <Button variant="link" size="sm" data-hide={id}>
      Not yet
    </Button>
  </Post>
)

/** Call, Text, Email and Map, within thumb's reach. */
export function LeadActions({ lead }: { lead: LeadDetail }) {
  const { address, email, state } = lead
  const [phone] = lead.phones
  const map = address && `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}`
  const asks = isOpenLead(lead)
  return (
    <section
      aria-label="Get in touch"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-shell px-2 pb-[calc(3.5rem+1px+env(safe-area-inset-bottom))] lg:static lg:rounded-input lg:border lg:p-2 print:hidden"
    >
      {/* Always there, so that screen readers announce the question when it appears. */}
      <div role="status">
        {asks && <Question id="asked-call" state={state} text="Did you reach them?" />}
        {asks && <Question id="asked-text" state={state} text="Did you send it?" />}
      </div>
      <div className="grid grid-cols-4">
        <Action icon="phone" href={phone?.href} ask={asks ? 'asked-call' : undefined}>
          Call
        </Action>
        <Action icon="text" href={phone?.sms} ask={asks ? 'asked-text' : undefined}>
          Text
        </Action>
        <Action icon="mail" href={email && state !== 'held' ? '#answer' : undefined}>
          Email
        </Action>
        <Action icon="map" href={map || undefined} external>
          Map
        </Action>
      </div>
    </section>
  )
}

const unreachedWords = {
  failed: "Your answer didn't reach them.",
  unsure: 'Your answer may not have reached them.',
}

/** Warns that the newest answer or quote didn't reach the sender. Helpers can't open the page about emails. */
export function Unreached({ lead, isOwner }: { lead: LeadDetail; isOwner: boolean }) {
  const how = unreachedBy(lead.mails)
  return (
    <div id="unreached" role="status" className="empty:absolute">
      {how && (
        <p className="flex flex-wrap gap-x-3 rounded-input bg-warn-tint px-4 py-3 font-semibold text-warn">
          <span>{unreachedWords[how]}</span>
          {isOwner && (
            <a href="/admin/mail?state=attention" className="-my-3 py-3 underline">
              See what you can do
            </a>
          )}
        </p>
      )}
    </div>
  )
}

/** The lead's photos. Each opens by itself. */
export function Photos({ photos, photosMissing: missing }: Pick<LeadDetail, 'photos' | 'photosMissing'>) {
  if (photos.length + missing === 0) return null
  return (
    <section aria-label={`${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}`}>
      {missing > 0 && <p className="mb-2 text-sm text-muted">{missingPhotos(missing)}</p>}
      <ul className="flex flex-wrap gap-3">
        {photos.map((id, index) => (
          <li key={id}>
            <a href={`/api/admin/uploads/${id}`} className="block overflow-hidden rounded-input">
              <img
                src={`/api/admin/uploads/${id}`}
                alt={`Photo ${index + 1}`}
                loading="lazy"
                className="size-20 bg-driftwood object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
