import { Button, buttonVariants } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Select } from '@/components/ui/select'
import { formatCount } from '@/content/count'
import { forms } from '@/lib/forms/registry'
import { searchLimit } from '@/lib/owner/inbox'
import { stateNames } from '@/lib/server/leads/lead-state'
import { leadQuery } from '@/lib/server/owner/lead-filter'
import { countLeads, listLeads } from '@/lib/server/owner/leads'
import { readQuery } from '@/lib/server/owner/read-query'
import { LeadKeys, LeadRow } from '../_parts/lead-row'
import { ownerPage } from '../_parts/owner-page'
import { Empty, Header, Pager, TextLink, addressOf } from '../_parts/parts'

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
const inNoView = { state: '', waiting: '', unanswered: '', quoted: '' }

type Choices = readonly (readonly [value: string, text: string])[]

/** A filter that's a choice from a list. */
const Choice = ({ id, label, value, choices }: { id: string; label: string; value?: string; choices: Choices }) => (
  <div className="grid gap-1">
    <Label htmlFor={id}>{label}</Label>
    <Select id={id} name={id} defaultValue={value}>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </Select>
  </div>
)

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
          <Header title="Inbox" count={`${formatCount(leads.total)} ${leads.total === 1 ? 'lead' : 'leads'}`}>
            {isOwner && (
              <TextLink href={addressOf('/api/admin/leads', filter, { format: 'csv' })} download className="ml-auto">
                Spreadsheet
              </TextLink>
            )}
          </Header>
          <form action={path} data-live className="flex flex-wrap gap-2">
            <Input
              id="q"
              name="q"
              type="search"
              className="grow basis-48"
              aria-label="Name, phone, their words"
              placeholder="Name, phone, their words"
              maxLength={searchLimit}
              defaultValue={q}
            />
            {Object.keys(inNoView).map((name) =>
              filter[name] && currentView ? <input key={name} type="hidden" name={name} value={filter[name]} /> : null,
            )}
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
              <Choice id="form" label="Form" value={asked.form} choices={formNames} />
              {!currentView || currentView === 'All' ? (
                <Choice id="state" label="State" value={state} choices={states} />
              ) : null}
              <Choice id="sort" label="Sort" value={filter.sort} choices={sorts} />
              <div className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-3">
                {(['from', 'to'] as const).map((name) => (
                  <div key={name} className="grid gap-1">
                    <Label htmlFor={name}>{name === 'from' ? 'From' : 'To'}</Label>
                    <Input id={name} name={name} type="date" className="px-2 text-sm" defaultValue={filter[name]} />
                  </div>
                ))}
              </div>
              <div className="flex justify-between gap-3">
                <a href={addressOf(path, { q })} className={buttonVariants({ variant: 'link', size: 'sm' })}>
                  Clear
                </a>
                <Button type="submit" variant="secondary" size="sm">
                  Show
                </Button>
              </div>
            </div>
          </form>
          <nav id="views" aria-label="State" className="flex gap-2 overflow-x-auto pb-1">
            {views.map(([label, view]) => {
              const count = view.state === 'new' || view.state === 'held' ? (counts[view.state] ?? 0) : 0
              return (
                <a
                  key={label}
                  href={addressOf(path, filter, inNoView, view)}
                  aria-current={label === currentView ? 'true' : undefined}
                  className="inline-flex min-h-11 shrink-0 items-center rounded-full border border-line px-4 text-sm hover:bg-shell aria-[current]:bg-secondary aria-[current]:font-semibold aria-[current]:text-secondary-foreground forced-colors:aria-[current]:underline"
                >
                  {count > 0 ? `${label} ${formatCount(count)}` : label}
                </a>
              )
            })}
          </nav>
          {state === 'held' && (
            <p className="text-sm text-muted">
              These look like bots, so no emails were sent. Release the real ones and their emails go out.
            </p>
          )}
          {held && held.total > 0 && (
            <TextLink href={addressOf(path, { q, state: 'held' })} className="justify-self-start">
              {`${formatCount(held.total)} held ${held.total === 1 ? 'lead matches' : 'leads match'}`}
            </TextLink>
          )}
          {leads.total === 0 &&
            (isFiltered ? (
              <Empty title="Nothing here" text="No leads match. Clear the filters or try another word." />
            ) : (
              <Empty title="No leads yet" text="Everything people send from the website shows up here." />
            ))}
          <ul className="grid gap-2">
            {leads.items.map((lead) => (
              <li key={lead.id} id={`lead-${lead.id}`}>
                <LeadRow lead={lead} />
              </li>
            ))}
          </ul>
          <Pager path={path} query={filter} page={leads.page} pages={leads.pages} />
          <LeadKeys back={addressOf(path, filter, { page: query.get('page') })} />
        </div>
      ),
    }
  },
})
