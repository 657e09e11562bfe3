import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { formatLocalTimestamp } from '@/lib/local-time'
import { csvLine } from './csv-file'
import type { LeadFilter } from './lead-filter'
import { labelOf, metaOf, remarksOf, summaryOf } from '../stored-lead'
import { eachLead } from './leads'

const touchKeys = [
  'landing',
  'referrer',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'at',
] as const
const fixedColumns = [
  'id',
  'form',
  'label',
  'state',
  'createdAt',
  'received (Brisbane)',
  'source',
  'shown price',
  ...['first', 'last'].flatMap((touch) => touchKeys.map((key) => `${touch} ${key}`)),
  'remarks',
]

function fixedCells(lead: Lead): string[] {
  const { source = '', subscriptionPrice = '', attribution } = metaOf(lead)
  const touches = [attribution?.first, attribution?.last].flatMap((touch) => touchKeys.map((key) => touch?.[key] ?? ''))
  const times = [lead.createdAt.toISOString(), formatLocalTimestamp(lead.createdAt)]
  return [
    lead.id,
    lead.form,
    labelOf(lead.form),
    lead.state,
    ...times,
    source,
    subscriptionPrice,
    ...touches,
    remarksOf(lead).join('\n'),
  ]
}

/** If a form uses a label twice, both values share one cell. */
function fieldsOf(lead: Lead): Map<string, string> {
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
  yield csvLine([...fixedColumns, ...labels])
  for await (const lead of eachLead(query, until)) {
    const fields = fieldsOf(lead)
    yield csvLine([...fixedCells(lead), ...[...labels].map((label) => fields.get(label) ?? '')])
  }
}
