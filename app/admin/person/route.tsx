import { z } from 'zod'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { mailto } from '@/lib/contact-links'
import { lineLimit } from '@/lib/forms/limits'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { type LeadItem, listLeads } from '@/lib/server/owner/leads'
import { emailQuery } from '@/lib/server/owner/person-query'
import { readQuery } from '@/lib/server/owner/read-query'
import { type PersonOverview, type TimelineEvent, overviewOf } from '@/lib/server/owner/timeline'
import { validated } from '@/lib/server/requests/validated-body'
import { type Page, type Visit, ownerPage } from '../_parts/owner-page'
import { Confirm, Field, Post, PostButton, Search, Submit } from '../_parts/fields'
import { At, Empty, Header, Heading, Items, LineLink, Pager, TextLink, addressOf, counted } from '../_parts/parts'
import { SubscriberRow } from '../_parts/subscriber'
import { personActions } from './actions'

const path = '/admin/person'
const personHref = (email: string) => addressOf(path, { email })
const button = buttonVariants({ variant: 'outline', size: 'sm' })

/** Lists each person once per page, with their newest lead. */
function peopleIn(leads: readonly LeadItem[]) {
  const byEmail = new Map<string, LeadItem>()
  for (const lead of leads) {
    const key = lead.email?.toLowerCase()
    if (key && !byEmail.has(key)) byEmail.set(key, lead)
  }
  return [...byEmail.values()]
}

/** Finds a person by any detail, as the inbox does. Without a search, it shows who wrote last. */
async function search({ request }: Visit): Promise<Page> {
  const { q = '', page } = readQuery(request, z.object({ q: leadQuery.shape.q, page: leadQuery.shape.page }))
  const leads = await listLeads({ page, sort: 'newest', format: 'json', q: q || undefined })
  const people = peopleIn(leads.items)
  return {
    title: 'People',
    content: (
      <div className="grid grid-cols-1 gap-5">
        <Header title="People" count={q && `${counted(people.length, 'person', 'people')} on this page`} />
        <Search action={path} className="flex max-w-xl gap-2" label="Name, phone, street or email" q={q}>
          <Submit variant="outline" size="default">
            Find
          </Submit>
        </Search>
        <section aria-labelledby="people" className="grid gap-3">
          <Heading id="people">{q ? 'Possible matches' : 'Latest enquiries'}</Heading>
          <Items
            of={people}
            kind="person"
            none={
              q
                ? ['No one matches that', 'A few digits of a phone number or part of a name will do.']
                : ['No enquiries yet', 'Everyone who sends a form will appear here.']
            }
          >
            {({ email, name, label, createdAt }) => (
              <a
                href={personHref(email!)}
                className="grid rounded-input border border-line px-4 py-3 text-sm hover:bg-shell"
              >
                <span className="font-semibold wrap-anywhere">{name || email}</span>
                {name && <span className="wrap-anywhere text-muted">{email}</span>}
                <span className="flex flex-wrap justify-between gap-x-4">
                  <span>{label}</span> <At at={createdAt} />
                </span>
              </a>
            )}
          </Items>
          <Pager path={path} query={{ q }} page={leads.page} pages={leads.pages} />
        </section>
      </div>
    ),
  }
}

/** A person's addresses and phone numbers. A merged address can be separated again. */
const Addresses = ({ person: { name, email, addresses, phones } }: { person: PersonOverview }) => (
  <ul className="grid gap-1 text-sm">
    {name && <li className="wrap-anywhere">{email}</li>}
    {phones.map(({ text, href }) => (
      <li key={href} className="tabular-nums">
        {text}
      </li>
    ))}
    {addresses.slice(1).map((other) => (
      <li key={other} className="flex flex-wrap items-center gap-x-3">
        <span className="wrap-anywhere">{`Also ${other}`}</span>
        <PostButton act="person-separate" fields={{ email: other, from: email }} about={other} variant="link">
          Not the same person
        </PostButton>
      </li>
    ))}
  </ul>
)

/**
 * Call and Text for their latest numbers, and Email, which is written on the page of their latest lead that can be
 * answered, or else in the owner's mail app.
 */
function Ways({ person: { email, phones, events } }: { person: PersonOverview }) {
  const lead = events.find(({ kind, state }) => kind === 'lead' && state !== 'held' && state !== 'spam')
  const which = (text: string) => (phones.length > 1 ? ` ${text}` : '')
  const ways = [
    ...phones
      .slice(0, 3)
      .flatMap(({ text, href, sms }) => [[`Call${which(text)}`, href] as const, [`Text${which(text)}`, sms] as const]),
    lead
      ? (['Email', `/admin/leads/${lead.id}#answer`] as const)
      : (['Email in your mail app', mailto(email)] as const),
  ]
  return ways.map(([label, href]) => (
    <a key={label} href={href} className={button}>
      {label}
    </a>
  ))
}

interface PersonProps {
  readonly person: PersonOverview
  /** The address that the page was opened with: any of theirs, such as the one that bounced. */
  readonly asked: string
  readonly visit: Visit
}

/** Occasional actions: correct the address, merge with another person, or download what we hold. */
function More({ person: { email }, asked, visit: { query, typed, refusal, field } }: PersonProps) {
  const act = typed.get('do')
  const isCorrecting = act === 'person-correct'
  const isMerging = act === 'person-merge' && typed.has('typed')
  return (
    <details open={query.has('correct') || isCorrecting || isMerging} className="text-sm open:w-full">
      <summary className={buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })}>More</summary>
      <div className="mt-3 grid gap-6 rounded-input border border-line p-4 md:grid-cols-2">
        <Post
          act="person-correct"
          typed={typed}
          // The address that somebody else may have. Sending it again confirms it.
          fields={{
            email: asked,
            asked: isCorrecting && refusal?.status === 409 ? (typed.get('to') ?? '').trim() : undefined,
          }}
          className="grid content-start gap-3"
        >
          <Heading>Correct the address</Heading>
          <p>
            We&apos;ll change it everywhere, put them back on the lists it bounced from, and resend what didn&apos;t
            reach them.
          </p>
          <Field
            id="to"
            label="The right address"
            type="email"
            required
            maxLength={lineLimit}
            autoComplete="off"
            {...field('person-correct', 'to', asked)}
          />
          <Submit>Correct it</Submit>
        </Post>
        <Post
          act="person-merge"
          typed={typed}
          fields={{ into: email, typed: '1' }}
          className="grid content-start gap-3"
        >
          <Heading>Same person, another address</Heading>
          <p>Everything under both addresses will be on one page. You can separate them again.</p>
          <Field
            id="other"
            label="Their other email address"
            type="email"
            required
            maxLength={lineLimit}
            autoComplete="off"
            {...field('person-merge', 'email')}
          />
          <Submit>Combine them</Submit>
        </Post>
        <TextLink href={addressOf('/api/admin/person', { email })} download="what-we-hold.json">
          Everything as a file
        </TextLink>
      </div>
    </details>
  )
}

/** Others who gave the same phone number. Only the owner knows whether they're the same person. */
const Lookalikes = ({ person: { email, lookalikes } }: { person: PersonOverview }) =>
  lookalikes.length === 0 ? null : (
    <section aria-labelledby="lookalikes" className="grid gap-2 rounded-input border border-line bg-shell p-4 text-sm">
      <Heading id="lookalikes">One person?</Heading>
      <ul className="grid gap-2">
        {lookalikes.map((other) => (
          <li key={other.email} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div className="min-w-0">
              <TextLink href={personHref(other.email)} className="wrap-anywhere">
                {other.name ? `${other.name}, ${other.email}` : other.email}
              </TextLink>
              <p>{`Gave the same number, ${other.phone}`}</p>
            </div>
            <PostButton
              act="person-merge"
              fields={{ email: other.email, into: email }}
              about={other.name ?? other.email}
            >
              Same person
            </PostButton>
          </li>
        ))}
      </ul>
    </section>
  )

/** The lists that a person is or was on. */
function Lists({ person: { lists } }: { person: PersonOverview }) {
  if (lists.length === 0) return null
  const several = new Set(lists.map(({ email }) => email)).size > 1
  return (
    <section aria-labelledby="lists" className="grid gap-2">
      <Heading id="lists">Lists</Heading>
      <Items of={lists} kind="subscriber">
        {(subscriber) => (
          <SubscriberRow
            subscriber={subscriber}
            title={several ? `${subscriber.listName}, ${subscriber.email}` : subscriber.listName}
          />
        )}
      </Items>
    </section>
  )
}

const kinds = { lead: 'Wrote', mail: 'Email', list: 'List', note: 'Note', quote: 'Quote' }

function Event({ event: { kind, title, text, at, href } }: { event: TimelineEvent }) {
  const Element = href ? 'a' : 'div'
  return (
    <Element href={href} className={`block px-4 py-3 ${href ? 'hover:bg-shell' : ''}`}>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant="outline">{kinds[kind]}</Badge>
        <span className="font-semibold wrap-anywhere">{title}</span>
        <span className="sm:ml-auto">
          <At at={at} />
        </span>
      </span>
      {text && <span className="mt-1 line-clamp-3 wrap-anywhere whitespace-pre-wrap">{text}</span>}
    </Element>
  )
}

function Person({ person, asked, visit }: PersonProps) {
  const { email, addresses, events } = person
  return (
    <>
      <Addresses person={person} />
      <div className="flex flex-wrap gap-2">
        <Ways person={person} />
        <More person={person} asked={asked} visit={visit} />
      </div>
      <Lookalikes person={person} />
      <Lists person={person} />
      <section aria-labelledby="timeline" className="grid gap-2">
        <Heading id="timeline">What happened</Heading>
        <ol className="divide-y divide-line overflow-hidden rounded-input border border-line text-sm">
          {events.map((event) => (
            <li key={event.id} id={`event-${event.id}`}>
              <Event event={event} />
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="erase" className="grid justify-items-start gap-3 rounded-input border border-error p-5">
        <Heading id="erase">Erase this person</Heading>
        <p className="max-w-prose text-sm">
          Deletes their leads, photos, notes, list sign-ups and emails for good. Copies you&apos;ve exported, or that
          are in your own mailbox, stay where they are.
        </p>
        <Confirm
          act="person-erase"
          fields={{ email }}
          button="Erase everything..."
          title="Erase this person"
          text={`Erase everything from ${addresses.join(', ')}? You can't undo this.`}
          yes="Yes, erase"
          // What's half written about them goes from this device too.
          data-forget={events
            .filter(({ kind }) => kind === 'lead')
            .map(({ id }) => id)
            .join(' ')}
        />
      </section>
    </>
  )
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)

/**
 * Everything about one person on one page for `?email=`, and what can be done about it, otherwise the results for
 * `?q=`. A complete address goes straight to its person.
 */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  actions: personActions,
  render: async (visit) => {
    const [email = '', q = ''] = ['email', 'q'].map((name) => visit.query.get(name)?.trim())
    const asked = email || (isEmail(q) ? q : '')
    if (!asked) return search(visit)
    const person = await overviewOf(validated(emailQuery, { email: asked }).email)
    // After an erasure that didn't finish, its button stays until it has succeeded.
    const isUnfinished = visit.typed.get('do') === 'person-erase'
    return {
      title: person.name ?? asked,
      content: (
        <div className="grid grid-cols-1 gap-5">
          <LineLink href={path}>All people</LineLink>
          <Header title={person.name ?? person.email} />
          {person.events.length === 0 && !isUnfinished ? (
            <Empty title="There's nothing under this address." />
          ) : (
            <Person person={person} asked={asked} visit={visit} />
          )}
        </div>
      ),
    }
  },
})
