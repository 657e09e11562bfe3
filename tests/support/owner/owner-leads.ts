import { type LeadItem, type Page, callApi } from './as-owner'
import { enquiry as enquiryFrom } from '../enquiry'
import { withValueAt } from '../field-path'
import { caseOf } from '../form-cases/all'
import type { Site } from '../server'
import { expect } from '../site'

let counter = 0
/** A word that's in no other test's leads, so that tests can share a database. */
export const uniqueWord = () => `rare${process.pid}x${Date.now().toString(36)}${counter++}`

/** An address that no other test uses. */
export const someone = () => `${uniqueWord()}@visitor.example`

export const enquiry = (word: string, more: object = {}) =>
  enquiryFrom(`${word}@visitor.example`, { message: `Please, ${word}.`, ...more })
export const send = async (site: Site, body: object) => expect((await site.post('/api/contact', body)).status).toBe(200)

export async function find(site: Site, query: Record<string, string>): Promise<Page<LeadItem>> {
  const response = await site.asOwner(`/api/admin/leads?${new URLSearchParams(query)}`)
  expect(response.status).toBe(200)
  return response.json() as Promise<Page<LeadItem>>
}

/** A Sunnie Select request, by someone with this phone number. */
export const quoteRequest = (email: string, phone: string) =>
  withValueAt(caseOf('sunnie-select-quote').body(email), 'customerInfo.phone', phone)

/** Sends a contact message and returns its lead's id. */
export async function leadFrom(site: Site, word: string, more = {}): Promise<string> {
  await send(site, enquiry(word, more))
  return (await find(site, { q: word })).items[0]!.id
}

export const patch = (site: Site, id: string, body: unknown, headers: Record<string, string> = {}) =>
  callApi(site, 'PATCH', `leads/${id}`, body, headers)

/** Fills in the honeypot. */
export const withHoneypot = (body: object) => ({ ...body, meta: { website: 'https://bot.example' } })

/** Sends a subscription request and returns the path of its lead's page, from the link in the owner's notice. */
export async function submitSubscription(site: Site, email: string, name = 'Zoë Nguyen'): Promise<string> {
  const body = { ...caseOf('subscribe').body(email), customerName: name, customerPhone: '0412 555 019' }
  expect((await site.post('/api/subscribe', body)).status).toBe(200)
  await site.carrier!.until(() => site.carrier!.noticesAbout(email).length === 1)
  const [link] = /https?:\/\/\S+\/admin\/leads\/[\w-]+/.exec(site.carrier!.noticesAbout(email)[0]!.text)!
  return new URL(link).pathname
}
