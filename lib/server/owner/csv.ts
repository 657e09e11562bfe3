import 'server-only'
import type { Touch } from '@/lib/forms/meta'
import { formatLocalTimestamp } from '@/lib/local-time'
import { toDecimalString } from '@/lib/pricing/money'
import type { LeadFilter } from '../base/sql/find-leads'
import { labelOf, metaOf, remarksOf, summaryOf } from '../forms/stored-lead'
import { stateNames } from '../leads/lead-state'
import { csvLine } from './csv-file'
import { type LeadWithNotes, eachLead } from './leads'

/** What a visit is described by, each with its column's name. */
const visit = {
  landing: 'page',
  referrer: 'came from',
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
  at: 'time',
}
const visitKeys = Object.keys(visit) as (keyof typeof visit)[]
/** Columns before and after the forms' own fields. */
const first = ['Received', 'Form', 'State', 'Worth']
const last = [
  ...['Remarks', 'Your notes', 'Price they saw', 'Sent from'],
  ...['First visit', 'Last visit'].flatMap((name) => visitKeys.map((key) => `${name}: ${visit[key]}`)),
  'ID',
]

const local = (time: Date | string) => formatLocalTimestamp(new Date(time))

/** A visit's time comes from the visitor's browser, so it may be anything. */
const visitCells = (touch: Touch = {}) =>
  visitKeys.map((key) => (key === 'at' && Date.parse(touch.at ?? '') ? local(touch.at!) : (touch[key] ?? '')))

const firstCells = ({ createdAt, form, state, valueCents }: LeadWithNotes) => [
  local(createdAt),
  labelOf(form),
  stateNames[state],
  valueCents === null ? '' : toDecimalString(valueCents),
]

function lastCells(lead: LeadWithNotes): string[] {
  const { source = '', subscriptionPrice = '', attribution } = metaOf(lead)
  const notes = lead.notes.map(({ createdAt, text }) => `${local(createdAt)} ${text}`)
  const visits = [attribution?.first, attribution?.last].flatMap(visitCells)
  return [remarksOf(lead).join('\n'), notes.join('\n'), subscriptionPrice, source, ...visits, lead.id]
}

/** If a form uses a label twice, both values share one cell. */
function fieldsOf(lead: LeadWithNotes): Map<string, string> {
  const fields = new Map<string, string>()
  for (const [label, value] of summaryOf(lead))
    fields.set(label, fields.has(label) ? `${fields.get(label)}\n${value}` : value)
  return fields
}

/** Every lead that matches as CSV: CRLF, every cell quoted, every field a column. */
export async function* leadLines(query: LeadFilter): AsyncGenerator<string> {
  // The columns are the labels of every lead found, so the leads are read twice rather than all kept in memory.
  const until = new Date()
  const labels = new Set<string>()
  for await (const lead of eachLead(query, until)) for (const label of fieldsOf(lead).keys()) labels.add(label)
  yield csvLine([...first, ...labels, ...last])
  for await (const lead of eachLead(query, until)) {
    const fields = fieldsOf(lead)
    const cells = [...labels].map((label) => fields.get(label) ?? '')
    yield csvLine([...firstCells(lead), ...cells, ...lastCells(lead)])
  }
}
