import 'server-only'
import { LeadState } from '@/generated/sqlite/enums'
import type { Period } from '@/lib/owner/business'
import { suspectLeadStates } from '@/lib/owner/inbox'
import { today } from '@/lib/local-time'
import { env } from '../../base/env'
import { siteOf } from '../../forms/attribution'
import { formCounts } from '../../telemetry/form-counts'
import { enquiryForms } from '../lead-filter'
import { type SourceRow, type WeekRow, countBySource, countByWeek } from './aggregates'
import { type Week, lastWeeks } from './weeks'

const shownStates = Object.values(LeadState).filter((state) => !suspectLeadStates.includes(state))

const sum = (rows: readonly WeekRow[], column: 'leads' | 'cents' | 'inTime' | 'late' | 'waiting') =>
  rows.reduce((total, row) => total + row[column], 0)

const isEnquiry = ({ form }: WeekRow) => enquiryForms.includes(form)

function weekOf({ monday }: Week, rows: readonly WeekRow[]) {
  const asking = rows.filter(isEnquiry)
  const enquiries = sum(asking, 'leads')
  return {
    monday,
    enquiries,
    signUps: sum(rows, 'leads') - enquiries,
    /** Enquiries answered within 24 hours, answered later, and still unanswered after 24 hours. */
    inTime: sum(asking, 'inTime'),
    late: sum(asking, 'late'),
    waiting: sum(asking, 'waiting'),
  }
}

/** The campaign's name, or the site that linked to us; null if there's neither, or it was one of our own pages. */
function sourceOf({ source, referrer }: Pick<SourceRow, 'source' | 'referrer'>): string | null {
  if (source) return source.toLowerCase()
  const site = siteOf(referrer ?? undefined)
  return site && site !== siteOf(env().siteUrl) ? site : null
}

/** Most frequent first. */
function bySource(rows: readonly SourceRow[]) {
  const totals = new Map<string | null, { leads: number; won: number }>()
  for (const row of rows) {
    const source = sourceOf(row)
    const { leads = 0, won = 0 } = totals.get(source) ?? {}
    totals.set(source, { leads: leads + row.leads, won: won + row.won })
  }
  return [...totals].map(([source, counts]) => ({ source, ...counts })).sort((a, b) => b.leads - a.leads)
}

export type BusinessFigures = Awaited<ReturnType<typeof businessFigures>>

/** Figures for the last weeks, oldest first. The database counts the leads. */
export async function businessFigures(period: Period) {
  const weeks = lastWeeks(period)
  const from = weeks[0]!
  const until = weeks.at(-1)!.until
  const to = today()
  const [rows, sources, forms] = await Promise.all([
    countByWeek(weeks),
    countBySource(from.from, until),
    formCounts(from.monday, to),
  ])
  const inWeek = (index: number) => rows.filter(({ week }) => week === index)
  return {
    from: from.monday,
    to,
    weeks: weeks.map((week, index) => weekOf(week, inWeek(index))),
    sources: bySource(sources),
    states: shownStates.map((state) => {
      const inState = rows.filter((row) => row.state === state && isEnquiry(row))
      return { state, leads: sum(inState, 'leads'), cents: sum(inState, 'cents') }
    }),
    forms,
  }
}
