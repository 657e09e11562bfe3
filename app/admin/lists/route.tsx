import { formatCount } from '@/content/count'
import { problemOf } from '@/lib/server/mail/mail-status'
import { readQuery } from '@/lib/server/owner/read-query'
import { listSubscribers, listsOverview, subscriberQuery } from '@/lib/server/owner/subscribers'
import { ownerPage } from '../_parts/owner-page'
import { Hidden, Search, Submit } from '../_parts/fields'
import { Header, Items, Pager, TextLink, addressOf, counted } from '../_parts/parts'
import { SubscriberRow, subscriberActions } from '../_parts/subscriber'

const path = '/admin/lists'

type Filter = Readonly<Record<string, string>>
type Overview = Awaited<ReturnType<typeof listsOverview>>

/** The lists, each with its number of subscribers and a link to see them. */
function Tiles({ lists, filter }: Pick<Overview, 'lists'> & { filter: Filter }) {
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
const ResendLine = ({ lists, behind, lastError }: NonNullable<Overview['resend']>) => (
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

/** Who is on each list, since when, from where and with what consent wording .. */
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
          <Header title="Lists" count={counted(found.total, 'sign-up')} />
          <Tiles lists={overview.lists} filter={filter} />
          {overview.resend && <ResendLine {...overview.resend} />}
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3 text-sm">
            <Search action={path} label="Part of an email address" q={q}>
              <Hidden fields={{ list, left }} />
              <Submit variant="outline" size="default">
                Find
              </Submit>
            </Search>
            <TextLink href={addressOf(path, filter, { left: left ? '' : '1' })}>
              {left ? 'Hide people who left' : 'Show people who left too'}
            </TextLink>
            <TextLink href={addressOf('/api/admin/subscribers', filter, { format: 'csv' })} download>
              Spreadsheet for a mailing tool
            </TextLink>
          </div>
          <Items
            of={found.items}
            kind="subscriber"
            none={
              q
                ? ['No one matches that', 'Any part of their address will do.']
                : ['Nobody here yet', 'People who sign up on the website will appear here.']
            }
          >
            {(subscriber) => (
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
            )}
          </Items>
          <Pager path={path} query={filter} page={found.page} pages={found.pages} />
        </div>
      ),
    }
  },
})
