import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { formatCount } from '@/content/count'
import { searchLimit } from '@/lib/owner/inbox'
import type { ListOverview, ResendOverview } from '@/lib/owner/people'
import { problemOf } from '@/lib/server/mail/mail-status'
import { readQuery } from '@/lib/server/owner/read-query'
import { listSubscribers, listsOverview, subscriberQuery } from '@/lib/server/owner/subscribers'
import { ownerPage } from '../_parts/owner-page'
import { Empty, Header, Hidden, Pager, TextLink, addressOf } from '../_parts/parts'
import { SubscriberRow, subscriberActions } from '../_parts/subscriber'

const path = '/admin/lists'

type Filter = Readonly<Record<string, string>>

/** The lists, each with its number of subscribers and a link to see them. */
function Tiles({ lists, filter }: { lists: readonly ListOverview[]; filter: Filter }) {
  const sum = (of: 'subscribed' | 'left') => lists.reduce((total, list) => total + list[of], 0)
  const all = { id: undefined, name: 'All lists', subscribed: sum('subscribed'), left: sum('left') }
  return (
    <nav aria-label="Lists">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2 text-sm sm:grid-cols-3">
        {[all, ...lists].map(({ id, name, subscribed, left }) => (
          <li key={name}>
            <a
              href={addressOf(path, filter, { list: id })}
              aria-current={filter.list === id ? 'page' : undefined}
              className="grid h-full min-h-11 content-start rounded-input border border-line px-4 py-3 hover:bg-shell aria-[current=page]:border-current aria-[current=page]:bg-shell"
            >
              <span className="font-semibold">{name}</span>
              <span className="text-muted tabular-nums">
                {`${formatCount(subscribed)} on it${left > 0 ? `, ${formatCount(left)} ${left === 1 ? 'has' : 'have'} left` : ''}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Which lists are kept in step with Resend, and the last error if they've fallen behind. */
const ResendLine = ({ lists, behind, lastError }: ResendOverview) => (
  <p className="max-w-prose text-sm text-muted">
    <span>{`Kept in step with Resend: ${lists.join(', ')}.`}</span>{' '}
    {lastError && (
      <span>
        {behind === 1 ? "One person's change hasn't" : `${formatCount(behind)} people's changes haven't`} reached Resend
        yet. {problemOf(lastError)}
      </span>
    )}
  </p>
)

/** Who is on each list, since when, from where and with what consent wording (contract, the owner's endpoints). */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  actions: subscriberActions,
  render: async ({ request, query }) => {
    const asked = readQuery(request, subscriberQuery)
    const { page: _, ...filter } = Object.fromEntries([...query].filter(([, value]) => value.trim())) as Filter
    const { q, list, left } = filter
    const [overview, found] = await Promise.all([listsOverview(), listSubscribers(asked)])
    return {
      title: 'Lists',
      fresh: true,
      content: (
        <div className="grid grid-cols-1 gap-5">
          <Header title="Lists" count={`${formatCount(found.total)} ${found.total === 1 ? 'sign-up' : 'sign-ups'}`} />
          <Tiles lists={overview.lists} filter={filter} />
          {overview.resend && <ResendLine {...overview.resend} />}
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 text-sm">
            <form action={path} role="search" data-live className="flex grow gap-2">
              <Hidden fields={{ list, left }} />
              <Input
                id="q"
                name="q"
                type="search"
                aria-label="Part of an email address"
                placeholder="Part of an email address"
                maxLength={searchLimit}
                defaultValue={q}
              />
              <Button type="submit" variant="outline">
                Find
              </Button>
            </form>
            <TextLink href={addressOf(path, filter, { left: left ? '' : '1' })}>
              {left ? 'Hide people who left' : 'Show people who left too'}
            </TextLink>
            <TextLink href={addressOf('/api/admin/subscribers', filter, { format: 'csv' })} download>
              Spreadsheet for a mailing tool
            </TextLink>
          </div>
          {found.total === 0 &&
            (q ? (
              <Empty title="No one matches that" text="Any part of their address will do." />
            ) : (
              <Empty title="Nobody here yet" text="People who sign up on the website will appear here." />
            ))}
          <ul className="grid gap-2">
            {found.items.map((subscriber) => (
              <li key={subscriber.id} id={`subscriber-${subscriber.id}`}>
                <SubscriberRow
                  subscriber={subscriber}
                  title={
                    <>
                      <TextLink href={addressOf('/admin/person', { email: subscriber.email })}>
                        {subscriber.email}
                      </TextLink>
                      {!list && <span className="font-normal">{subscriber.listName}</span>}
                    </>
                  }
                />
              </li>
            ))}
          </ul>
          <Pager path={path} query={filter} page={found.page} pages={found.pages} />
        </div>
      ),
    }
  },
})
