import { admin } from '@/content/admin'
import { adminBusiness as words } from '@/content/admin-business'
import { formatCount } from '@/content/count'
import { dayFormat } from '@/lib/day'
import type { BusinessFigures } from '@/lib/owner/business'
import { formatMoney } from '@/lib/pricing/money'
import type { FigureData } from './figure-data'

/** Sources beyond this number share one row. */
const maxSources = 8

const weekLabel = dayFormat({ day: 'numeric', month: 'short' })

/** Enquiries by form, with all list sign-ups counted together. */
export function leadsByWeek({ weeks, forms }: BusinessFigures): FigureData {
  const enquiries = forms.filter(({ isEnquiry }) => isEnquiry)
  const lists = forms.filter(({ isEnquiry }) => !isEnquiry)
  return {
    column: words.week,
    series: [...enquiries.map(({ label }) => label), words.lists],
    rows: weeks.map(({ monday, leads }) => ({
      label: weekLabel(monday),
      values: [
        ...enquiries.map(({ form }) => leads[form] ?? 0),
        lists.reduce((sum, { form }) => sum + (leads[form] ?? 0), 0),
      ],
    })),
  }
}

export const answeredByWeek = ({ weeks }: BusinessFigures): FigureData => ({
  column: words.week,
  series: [words.answered.inTime, words.answered.late, words.answered.waiting],
  rows: weeks.map(({ monday, inTime, late, waiting }) => ({
    label: weekLabel(monday),
    values: [inTime, late, waiting],
  })),
})

/** How many enquiries were answered within 24 hours, out of those that were answered or are older than that. */
export function answeredText({ weeks }: BusinessFigures): string {
  const inTime = weeks.reduce((sum, week) => sum + week.inTime, 0)
  const all = weeks.reduce((sum, { late, waiting }) => sum + late + waiting, inTime)
  return all ? words.answered.text(inTime, all) : words.answered.none
}

export function leadsBySource({ sources }: BusinessFigures): FigureData {
  const { column, unknown, others, leads, won } = words.sources
  const rest = sources.slice(maxSources)
  const rows = sources
    .slice(0, maxSources)
    .map((row) => ({ label: row.source ?? unknown, values: [row.leads, row.won] }))
  const total = (key: 'leads' | 'won') => rest.reduce((sum, row) => sum + row[key], 0)
  return {
    column,
    series: [leads, won],
    rows: rest.length ? [...rows, { label: others, values: [total('leads'), total('won')] }] : rows,
  }
}

export const valueByState = ({ states }: BusinessFigures): FigureData => ({
  column: words.states.column,
  series: [words.states.value],
  rows: states.map(({ state, leads, cents }) => ({
    label: `${admin.leads.states[state]} (${formatCount(leads)})`,
    values: [cents],
  })),
  format: (cents) => formatMoney(Math.round(cents)),
})

export const formSteps = ({ forms }: BusinessFigures): FigureData => ({
  column: words.forms.column,
  series: [words.forms.views, words.forms.starts, words.forms.finishes],
  rows: forms.map(({ label, views, starts, finishes }) => ({ label, values: [views, starts, finishes] })),
})
