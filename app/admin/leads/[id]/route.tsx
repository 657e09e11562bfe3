import { Button, buttonVariants } from '@/components/ui/button'
import { dayFormat, daysAfter } from '@/lib/day'
import { textLimit } from '@/lib/forms/limits'
import { today } from '@/lib/local-time'
import { changeState, stateNames } from '@/lib/server/leads/lead-state'
import { mailStatusOf, nameOfKind } from '@/lib/server/mail/mail-status'
import { placeName, plainRows } from '@/lib/server/forms/plain-words'
import { type LeadDetail, readLead } from '@/lib/server/owner/leads'
import { quotesOfLead } from '@/lib/server/owner/quotes'
import { readCancelledReply } from '@/lib/server/owner/replies'
import { readSavedAnswers } from '@/lib/server/owner/saved-answers'
import { LeadBadge, LeadKeys, isOpenLead } from '../../_parts/lead-row'
import { noticeOf } from '../../_parts/notice'
import { type Visit, ownerPage } from '../../_parts/owner-page'
import { Field, Post, PostButton, Submit } from '../../_parts/fields'
import { At, Disclosure, Heading, LineLink, Rows, TextLink } from '../../_parts/parts'
import { leadActions } from './actions'
import { LeadActions, LeadHead, Photos, Unreached } from './head'
import { Quotes, quoteActions } from './quote'
import { Reply } from './reply'

type LeadVisit = Visit<{ id: string }>

const { held: _, ...chosen } = stateNames

/** Shows and changes a lead's state. A held one can only be released or marked as spam. */
const State = ({ state }: Pick<LeadDetail, 'state'>) =>
  state === 'held' ? (
    <div className="flex gap-3">
      <PostButton act="state" fields={{ state: 'new', from: state }} variant="secondary">
        Release
      </PostButton>
      <PostButton act="state" fields={{ state: 'spam', from: state }}>
        Spam
      </PostButton>
    </div>
  ) : (
    <Post act="state" fields={{ from: state }} className="max-w-full">
      <div role="group" aria-label="State" className="flex gap-1 overflow-x-auto">
        {Object.entries(chosen).map(([name, label]) => (
          <button
            key={name}
            type="submit"
            name="state"
            value={name}
            aria-pressed={name === state}
            className="min-h-11 shrink-0 rounded-full px-3 text-sm hover:bg-shell aria-pressed:bg-secondary aria-pressed:font-semibold aria-pressed:text-secondary-foreground forced-colors:aria-pressed:underline"
          >
            {label}
          </button>
        ))}
      </div>
    </Post>
  )

const weekday = dayFormat({ weekday: 'long' })
const dayAndMonth = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** "Remind me on Tuesday": shows the lead on the Today page again that day. */
function Remind({ remindOn }: Pick<LeadDetail, 'remindOn'>) {
  const days = [1, 2, 3, 4, 5, 6, 7].map((ahead) => daysAfter(today(), ahead))
  return (
    <details className="justify-self-start">
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>
        {remindOn ? `Reminder: ${dayAndMonth(remindOn)}` : 'Remind me'}
      </summary>
      <Post
        act="remind"
        fields={{ was: remindOn ?? undefined }}
        className="mt-2 grid w-80 max-w-full gap-1 rounded-input border border-line p-2"
      >
        {days.map((day, index) => (
          <button
            key={day}
            type="submit"
            name="on"
            value={day}
            formNoValidate
            className="min-h-11 rounded-lg px-3 text-left hover:bg-accent"
          >
            {index === 0 ? 'Tomorrow' : weekday(day)}
          </button>
        ))}
        {remindOn && (
          <Button type="submit" name="on" value="" variant="link" size="sm">
            No reminder
          </Button>
        )}
      </Post>
      <Post act="remind" className="mt-2 flex w-80 max-w-full items-end gap-2 px-3 py-2">
        <Field
          id="remind-on"
          name="on"
          label="Another day"
          type="date"
          required
          min={today()}
          className="px-2 text-sm"
        />
        <Submit className="shrink-0">Set</Submit>
      </Post>
    </details>
  )
}

/** What was said and promised, oldest first, and a box for another note. */
const Notes = ({ lead: { id, notes }, visit: { typed, field } }: { lead: LeadDetail; visit: LeadVisit }) => (
  <section aria-labelledby="notes" className="grid gap-3">
    <Heading id="notes">Notes</Heading>
    {notes.length > 0 && (
      <ul className="grid gap-2 text-sm">
        {notes.map((note) => (
          <li key={note.id} className="rounded-input bg-shell px-4 py-3">
            <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
            <At at={note.createdAt} />
          </li>
        ))}
      </ul>
    )}
    <Post act="note" typed={typed} data-draft={`note/${id}`} className="grid justify-items-start gap-2">
      <Field
        id="note"
        label="Add a note"
        rows={2}
        required
        maxLength={textLimit}
        placeholder="What was said, what you promised"
        {...field('note', 'text')}
      />
      <Submit variant="outline">Save note</Submit>
    </Post>
  </section>
)

/** Everything that isn't needed to answer, collapsed. */
function Details({ lead, isOwner }: { lead: LeadDetail; isOwner: boolean }) {
  const { summary, remarks, source, attribution, mails, email } = lead
  const found = [
    ...(source ? [['Sent from', placeName(source)] as const] : []),
    ...attribution.map((line) => ['How they found us', line] as const),
  ]
  return (
    <div className="grid gap-2">
      <Disclosure title="Everything they sent">
        <Rows
          rows={[...plainRows(summary), ...(remarks.length ? [['Worth a look', remarks.join('\n')] as const] : [])]}
        />
      </Disclosure>
      {found.length > 0 && (
        <Disclosure title="How they found us">
          <Rows rows={found} />
        </Disclosure>
      )}
      <Disclosure title="Emails">
        {mails.length === 0 && <p>No emails to them yet.</p>}
        <ul className="grid gap-2">
          {mails.map((mail) => {
            const title = `${nameOfKind(mail.kind)}: ${mailStatusOf(mail).label}`
            return (
              <li key={mail.id} className="flex flex-wrap gap-x-3">
                {isOwner ? <TextLink href={`/admin/mail/${mail.id}`}>{title}</TextLink> : <p>{title}</p>}
                {mail.sentAt && <At at={mail.sentAt} />}
              </li>
            )
          })}
        </ul>
      </Disclosure>
      {isOwner && email && (
        <LineLink href={`/admin/person?${new URLSearchParams({ email })}`}>Everything from this person</LineLink>
      )}
    </div>
  )
}

/**
 * Opening a new lead reads it. Not if the page only comes back after a form, because the owner may have marked it as
 * new, or is fetched by a script.
 */
async function open(
  { request: { headers, method }, params: { id } }: LeadVisit,
  lead: LeadDetail,
): Promise<LeadDetail> {
  const isOpened = method === 'GET' && ['navigate', null].includes(headers.get('sec-fetch-mode')) && !noticeOf(headers)
  if (lead.state !== 'new' || !isOpened || headers.has('sec-purpose')) return lead
  const isRead = await changeState(id, { state: 'read' }, 'new').catch(() => undefined)
  return isRead ? { ...lead, state: 'read' } : lead
}

/** One lead. The first screen says who, what, how much and how to reach them. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage<{ id: string }>({
  helpers: [...Object.keys(leadActions), ...Object.keys(quoteActions)],
  actions: { ...leadActions, ...quoteActions },
  render: async (visit) => {
    const { params, query, isOwner } = visit
    const lead = await open(visit, await readLead(params.id))
    const isHeld = lead.state === 'held'
    const canReply = lead.email && !isHeld
    const mail = query.get('again')
    const [quotes, answers, again] = await Promise.all([
      isHeld ? undefined : quotesOfLead(params.id),
      canReply ? readSavedAnswers() : [],
      mail ? readCancelledReply(params.id, mail) : undefined,
    ])
    return {
      title: lead.name || lead.email || 'Lead',
      content: (
        <article data-lead={lead.id} aria-labelledby="lead-name" className="grid max-w-3xl gap-5 pb-20 lg:pb-0">
          <div className="flex flex-wrap items-center gap-3 text-sm">
            <a href="/admin/leads" data-back className="mr-auto py-3 underline">
              Inbox
            </a>
            {lead.waiting && <LeadBadge lead={lead} />}
            <State state={lead.state} />
          </div>
          {isHeld && (
            <p className="text-sm text-muted">
              This looks like a bot, so no emails were sent. If it&apos;s real, release it to answer or quote. Its
              emails go out then.
            </p>
          )}
          <Unreached lead={lead} isOwner={isOwner} />
          <LeadHead lead={lead} />
          <LeadActions lead={lead} />
          {canReply && <Reply lead={lead} answers={answers} visit={visit} again={again} />}
          <Photos photos={lead.photos} photosMissing={lead.photosMissing} />
          <Remind remindOn={lead.remindOn} />
          {quotes && <Quotes visit={visit} data={quotes} />}
          <Notes lead={lead} visit={visit} />
          <Details lead={lead} isOwner={isOwner} />
          {isOpenLead(lead) ? <LeadKeys from={lead.state} /> : <LeadKeys />}
        </article>
      ),
    }
  },
})
