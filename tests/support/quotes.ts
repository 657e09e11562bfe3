import type { QuotesOfLead } from '../../lib/owner/quotes'
import { callApi, getJson } from './as-owner'
import { sunnieSelectQuote } from './form-cases/sunnie-select-quote'
import type { Site } from './server'
import { expect } from './site'

/** Creates a Sunnie Select lead and returns its id. */
export async function quoteLead(site: Site, email: string, more: object = {}): Promise<string> {
  const answer = await site.post('/api/sunnie-select-quote', { ...sunnieSelectQuote.body(email), ...more })
  expect(answer.status).toBe(200)
  return (await site.leads(email))[0]!.id
}

export const quotesOf = (site: Site, leadId: string) => getJson<QuotesOfLead>(site, `quotes?lead=${leadId}`)

/** The version of a lead's newest quote, which a change to it has to name. */
export const versionOf = async (site: Site, leadId: string) => (await quotesOf(site, leadId)).quotes[0]!.version

/** A day in the far future. */
export const farFuture = '2099-12-31'

export const putQuote = (site: Site, leadId: string, more: object = {}, headers: Record<string, string> = {}) =>
  callApi(
    site,
    'PUT',
    'quotes',
    {
      leadId,
      version: '',
      lines: [{ description: 'Bathroom', quantity: 2, unit: 4500 }],
      note: 'Lovely to meet you.',
      validUntil: farFuture,
      send: true,
      ...more,
    },
    headers,
  )

/** Sends a quote and returns the path of its page. */
export async function sentQuote(site: Site, leadId: string, more: object = {}): Promise<string> {
  const answer = await putQuote(site, leadId, more)
  expect(answer.status).toBe(200)
  return new URL(((await answer.json()) as QuotesOfLead).quotes[0]!.link).pathname
}

/** Answers a quote as its page's forms do. */
export const answerQuote = (site: Site, page: string, fields: Record<string, string>, headers = {}) =>
  site.postPlain(`/api${page.replace('/quote/', '/quotes/')}`, Object.entries({ revision: '1', ...fields }), headers)

export const withdraw = (site: Site, id: string) => callApi(site, 'PATCH', `quotes/${id}`, { state: 'withdrawn' })

export const pageText = async (site: Site, page: string) => (await site.request(page)).text()
