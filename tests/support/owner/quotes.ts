import { toDecimalString } from '../../../lib/pricing/money'
import { sunnieSelectQuote } from '../form-cases/sunnie-select-quote'
import { type Posted, postForm } from './owner-page'
import type { Site } from '../server'
import { expect } from '../site'

/** Creates a Sunnie Select lead and returns its id. */
export async function quoteLead(site: Site, email: string, more: object = {}): Promise<string> {
  const answer = await site.post('/api/sunnie-select-quote', { ...sunnieSelectQuote.body(email), ...more })
  expect(answer.status).toBe(200)
  return (await site.leads(email))[0]!.id
}

interface QuoteRow {
  id: string
  state: string
  revision: number
  token: string
  lines: string
  note: string
  total: number
  gstPercent: number
  validUntil: string
  requestedChange: string | null
}

/** A lead's quotes as they're stored, newest first, with the version that a change has to name and the page's path. */
export async function quotesOf(site: Site, leadId: string) {
  const rows = await site.db.query<QuoteRow>(
    `SELECT * FROM "Quote" WHERE "leadId" = '${leadId}' ORDER BY "createdAt" DESC, "id" DESC`,
  )
  const quotes = rows.map(({ token, lines, ...row }) => ({
    ...row,
    lines: JSON.parse(lines) as { description: string; quantity: number; unit: number }[],
    version: `${row.id} ${row.revision} ${row.state}`,
    page: `/quote/${token}`,
  }))
  return { quotes }
}

/** The version of a lead's newest quote. */
export const versionOf = async (site: Site, leadId: string) => (await quotesOf(site, leadId)).quotes[0]!.version

/** A day in the far future. */
export const farFuture = '2099-12-31'

interface Written {
  version?: string
  lines?: readonly { description: string; quantity: number; unit: number }[]
  note?: string
  validUntil?: string
  send?: boolean
}

/** Sends a lead's quote from its page, or saves it. */
export function putQuote(
  site: Site,
  leadId: string,
  written: Written = {},
  headers: Record<string, string> = {},
): Promise<Posted> {
  const { lines = [{ description: 'Bathroom', quantity: 2, unit: 4500 }], send = true } = written
  const fields = {
    do: 'quote',
    version: written.version ?? '',
    description: lines.map(({ description }) => description),
    quantity: lines.map(({ quantity }) => String(quantity)),
    unit: lines.map(({ unit }) => toDecimalString(unit)),
    note: written.note ?? 'Lovely to meet you.',
    validUntil: written.validUntil ?? farFuture,
    then: send ? 'send' : 'save',
  }
  return postForm(site, `/admin/leads/${leadId}`, fields, headers)
}

/** Sends a quote and returns the path of its page. */
export async function sentQuote(site: Site, leadId: string, written: Written = {}): Promise<string> {
  expect((await putQuote(site, leadId, written)).status).toBe(303)
  return (await quotesOf(site, leadId)).quotes[0]!.page
}

/** Answers a quote as its page's forms do. */
export const answerQuote = (site: Site, page: string, fields: Record<string, string>, headers = {}) =>
  site.postPlain(`/api${page.replace('/quote/', '/quotes/')}`, Object.entries({ revision: '1', ...fields }), headers)

/** Withdraws a quote from its lead's page. */
export async function withdraw(site: Site, quote: string): Promise<Posted> {
  const [found] = await site.db.query<{ leadId: string }>(`SELECT "leadId" FROM "Quote" WHERE "id" = '${quote}'`)
  return postForm(site, `/admin/leads/${found?.leadId ?? 'unknown'}`, { do: 'quote-withdraw', quote })
}

export const pageText = async (site: Site, page: string) => (await site.request(page)).text()
