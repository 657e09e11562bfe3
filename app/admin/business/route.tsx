import { z } from 'zod'
import { buttonVariants } from '@/components/ui/button'
import { formatCount } from '@/content/count'
import { dayFormat, formatDay } from '@/lib/day'
import { type Period, periods } from '@/lib/owner/business'
import { formatMoney } from '@/lib/pricing/money'
import { stateNames } from '@/lib/server/leads/lead-state'
import { accountantLines, callLines } from '@/lib/server/owner/business/exports'
import { type BusinessFigures, businessFigures } from '@/lib/server/owner/business/figures'
import { csvResponse } from '@/lib/server/owner/csv-file'
import { ownerDownload } from '@/lib/server/signing-in/guard'
import { readQuery } from '@/lib/server/owner/read-query'
import { ownerPage } from '../_parts/owner-page'
import { Header, Views, addressOf } from '../_parts/parts'

const path = '/admin/business'
const title = 'How business is going'
const periodNames: Readonly<Record<Period, string>> = { 4: '4 weeks', 12: '12 weeks', 52: 'A year' }

const asked = z.object({
  weeks: z
    .enum(periods.map(String), `weeks must be one of ${periods.join(', ')}`)
    .default('12')
    .transform((weeks) => Number(weeks) as Period),
  list: z.enum(['calls', 'accountant'], 'list must be calls or accountant').optional(),
})

interface Row {
  readonly label: string
  /** As many as there are columns. The first is the one that the bar shows. */
  readonly values: readonly number[]
}

interface FigureProps {
  readonly id: string
  readonly title: string
  readonly text?: string
  readonly columns: readonly string[]
  readonly rows: readonly Row[]
  readonly format?: (value: number) => string
}

/** A chart that's also a table: a bar in each row shows its first figure. */
function Figure({ id, title, text, columns, rows, format = formatCount }: FigureProps) {
  const most = Math.max(1, ...rows.map(({ values }) => values[0]!))
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-2 rounded-input border border-line p-4">
      <h2 id={id} className="text-h4">
        {title}
      </h2>
      {text && <p className="text-sm text-muted">{text}</p>}
      <div className="overflow-x-auto text-sm" tabIndex={0} role="group" aria-label={title}>
        <table className="w-full wrap-normal tabular-nums">
          <thead>
            <tr className="border-b border-line">
              {columns.map((name, index) => (
                <th key={name} scope="col" className={`py-1.5 wrap-normal ${index ? 'pl-4 text-right' : 'text-left'}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label} className="border-b border-line">
                <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
                  <span>{label}</span>
                  <svg aria-hidden className="mt-1 h-1.5 w-full min-w-24">
                    <rect width={`${(100 * values[0]!) / most}%`} height="100%" rx="3" className="fill-reef" />
                  </svg>
                </th>
                {values.map((value, index) => (
                  <td key={index} className="py-1.5 pl-4 text-right align-top">
                    {format(value)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const weekLabel = dayFormat({ day: 'numeric', month: 'short' })
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function Figures({ figures: { weeks, sources, states, forms } }: { figures: BusinessFigures }) {
  const total = (column: 'enquiries' | 'inTime' | 'late' | 'waiting') => sum(weeks.map((week) => week[column]))
  // Out of those whose time is up.
  const due = total('inTime') + total('late') + total('waiting')
  const won = states.find(({ state }) => state === 'won')?.cents ?? 0
  const totals = [
    ['Enquiries came in', formatCount(total('enquiries'))],
    ['Answered within 24 hours', due ? `${formatCount(total('inTime'))} of ${formatCount(due)}` : 'None to answer'],
    ['Won', formatMoney(Math.round(won))],
  ] as const
  return (
    <>
      <dl className="grid grid-cols-3 gap-2 sm:gap-3">
        {totals.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-1 rounded-input bg-shell p-3 sm:p-4">
            <dt className="text-sm leading-snug text-muted">{name}</dt>
            <dd className="text-lg font-semibold tabular-nums sm:text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Figure
          id="weeks"
          title="What came in, and how soon you answered"
          columns={[
            'Week from',
            'Enquiries',
            'List sign-ups',
            'Within 24 hours',
            'Later',
            'Still waiting, over 24 hours',
          ]}
          rows={weeks.map(({ monday, enquiries, signUps, inTime, late, waiting }) => ({
            label: weekLabel(monday),
            values: [enquiries, signUps, inTime, late, waiting],
          }))}
        />
        <Figure
          id="sources"
          title="Where enquiries come from"
          columns={['Source', 'Enquiries', 'Won']}
          rows={sources.map(({ source, leads, won }) => ({
            label: source ?? "Typed in, or doesn't say",
            values: [leads, won],
          }))}
        />
        <Figure
          id="states"
          title="What your enquiries are worth"
          text="By our price list or your quote, GST included. Each subscription counts as one visit."
          columns={['State', 'Worth']}
          rows={states.map(({ state, leads, cents }) => ({
            label: `${stateNames[state]} (${formatCount(leads)})`,
            values: [cents],
          }))}
          format={(cents) => formatMoney(Math.round(cents))}
        />
        <Figure
          id="forms"
          title="From looking to sending"
          text="How many people saw each form, started it and sent it."
          columns={['Form', 'Saw it', 'Started', 'Sent']}
          rows={forms.map(({ label, views, starts, finishes }) => ({
            label,
            values: [views, starts, finishes],
          }))}
        />
      </div>
    </>
  )
}

const downloads = [
  ['calls', 'Call list', "Everyone with a phone number who's waiting for an answer."],
  ['accountant', 'For the accountant', 'What was won in this period, with GST.'],
] as const

/** How the business is doing: figures of recent weeks, and two lists to download. */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = ownerPage({
  render: async ({ request, session }) => {
    const { weeks, list } = readQuery(request, asked)
    if (list)
      return ownerDownload(session, 'export-figures', () =>
        list === 'calls'
          ? csvResponse('call-list', callLines())
          : csvResponse('for-the-accountant', accountantLines(weeks)),
      )
    const figures = await businessFigures(weeks)
    return {
      title,
      content: (
        <div className="grid grid-cols-1 gap-5">
          <Header title={title} count={`${formatDay(figures.from)} to ${formatDay(figures.to)}`} />
          <Views
            label="How far back"
            views={periods.map((period) => ({
              text: periodNames[period],
              href: addressOf(path, { weeks: period }),
              isCurrent: period === weeks,
            }))}
          />
          <Figures figures={figures} />
          <section aria-labelledby="short-lists" className="grid gap-3">
            <h2 id="short-lists" className="text-h4">
              Short lists for a spreadsheet
            </h2>
            <ul className="grid gap-3 sm:grid-cols-2">
              {downloads.map(([list, label, hint]) => (
                <li key={list} className="grid content-start justify-items-start gap-2 text-sm">
                  <a
                    href={addressOf(path, { list, weeks })}
                    download
                    className={buttonVariants({ variant: 'outline', size: 'sm' })}
                  >
                    {label}
                  </a>
                  <p className="text-muted">{hint}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      ),
    }
  },
})
