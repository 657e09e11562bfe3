import { buttonVariants } from '@/components/ui/button'
import { formatCount } from '@/content/count'
import { forms } from '@/lib/forms/registry'
import { stateNames } from '@/lib/server/leads/lead-state'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { countLeads, listLeads } from '@/lib/server/owner/leads'
import { readQuery } from '@/lib/server/owner/read-query'
import { LeadKeys, LeadRow } from '../_parts/lead-row'
import { ownerPage } from '../_parts/owner-page'
import { type Choices, Choice, Field, Hidden, Search, Submit } from '../_parts/fields'
import { Header, Items, LineLink, Pager, TextLink, Views, addressOf, counted } from '../_parts/parts'

const path = '/admin/leads'

/** The views, each with what it adds to the query. */
const views: readonly (readonly [label: string, query: Readonly<Record<string, string>>])[] = [
  ['All', {}],
  ['New', { state: 'new' }],
  ['To answer', { unanswered: '1' }],
  ['Waiting', { waiting: '1' }],
  ['Quote sent', { quoted: '1' }],
  ['Replied', { state: 'replied' }],
  ['Won', { state: 'won' }],
  ['Held', { state: 'held' }],
]
const inNoView = { state: undefined, waiting: undefined, unanswered: undefined, quoted: undefined }

const { held: _, ...chosenStates } = stateNames
const states: Choices = [['', 'Every state'], ...Object.entries(chosenStates)]
const formNames: Choices = [['', 'Every form'], ...forms.map(({ slug, label }) => [slug, label] as const)]
const sorts: Choices = [
  ['', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['value', 'Highest value first'],
]

/** Every lead from every form, newest first, with search as you type and a view for each state. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  helpers: [],
  render: async ({ request, query, isOwner }) => {
    const asked = readQuery(request, leadQuery)
    // What the address says, so that links repeat it as it was.
    const { page: _page, ...filter } = Object.fromEntries([...query].filter(([, value]) => value.trim()))
    const { q = '', state } = asked
    const [leads, counts, held] = await Promise.all([
      listLeads(asked),
      countLeads(),
      q && state !== 'held' ? listLeads({ ...asked, form: undefined, state: 'held', page: 1 }) : undefined,
    ])
    const current = views.findLast(([, view]) => Object.entries(view).every(([name, value]) => filter[name] === value))
    const currentView = state && current?.[0] === 'All' ? undefined : current?.[0]
    const active = [filter.form, currentView ? '' : state, filter.from, filter.to, filter.sort].filter(Boolean).length
    const isFiltered = Object.keys(filter).some((name) => name !== 'sort')
    return {
      title: 'Inbox',
      fresh: true,
      badge: counts.new ?? 0,
      content: (
        <div className="grid grid-cols-1 gap-4">
          <Header title="Inbox" count={counted(leads.total, 'lead')}>
            {isOwner && (
              <TextLink href={addressOf('/api/admin/leads', filter, { format: 'csv' })} download className="ml-auto">
                Spreadsheet
              </TextLink>
            )}
          </Header>
          <Search action={path} label="Name, phone, their words" q={q}>
            {currentView && <Hidden fields={current![1]} />}
            <button type="button" popoverTarget="filters" className={buttonVariants({ variant: 'outline' })}>
              Filters{active > 0 && ` (${active})`}
            </button>
            <div
              id="filters"
              popover="auto"
              role="group"
              aria-label="Filters"
              className="m-auto w-84 gap-3 rounded-input border border-line bg-background p-5 text-foreground shadow-lg open:grid"
            >
              <Choice id="form" label="Form" defaultValue={asked.form} choices={formNames} />
              {(!currentView || currentView === 'All') && (
                <Choice id="state" label="State" defaultValue={state} choices={states} />
              )}
              <Choice id="sort" label="Sort" defaultValue={filter.sort} choices={sorts} />
              <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-3">
                <Field id="from" label="From" type="date" className="px-2 text-sm" defaultValue={filter.from} />
                <Field id="to" label="To" type="date" className="px-2 text-sm" defaultValue={filter.to} />
              </div>
              <div className="flex justify-between gap-3">
                <a href={addressOf(path, { q })} className={buttonVariants({ variant: 'link', size: 'sm' })}>
                  Clear
                </a>
                <Submit>Show</Submit>
              </div>
            </div>
          </Search>
          <Views
            label="State"
            views={views.map(([label, view]) => {
              const count = view.state === 'new' || view.state === 'held' ? (counts[view.state] ?? 0) : 0
              return {
                text: count > 0 ? `${label} ${formatCount(count)}` : label,
                href: addressOf(path, filter, inNoView, view),
                isCurrent: label === currentView,
              }
            })}
          />
          {state === 'held' && (
            <p className="text-sm text-muted">
              These look like bots, so no emails were sent. Release the real ones and their emails go out.
            </p>
          )}
          {held && held.total > 0 && (
            <LineLink href={addressOf(path, { q, state: 'held' })}>
              {counted(held.total, 'held lead matches', 'held leads match')}
            </LineLink>
          )}
          <Items
            of={leads.items}
            kind="lead"
            none={
              isFiltered
                ? ['Nothing here', 'No leads match. Clear the filters or try another word.']
                : ['No leads yet', 'Everything people send from the website shows up here.']
            }
          >
            {(lead) => <LeadRow lead={lead} />}
          </Items>
          <Pager path={path} query={filter} page={leads.page} pages={leads.pages} />
          <LeadKeys back={addressOf(path, filter, { page: query.get('page') })} />
        </div>
      ),
    }
  },
})
