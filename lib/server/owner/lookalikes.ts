import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { Lookalike } from '@/lib/owner/people'
import { db } from '../db'
import { answerTo, summaryOf } from '../stored-lead'
import { type PersonKeys, personKeys } from './aliases'

/** A number however it's written: "+61 412 555 019" and "0412555019" are one. Undefined for less than a whole number. */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^(0011|00)?(61)?0?/, '')
  return digits.length >= 8 ? digits : undefined
}

const phoneOf = (lead: Pick<Lead, 'form' | 'payload'>) => answerTo('Phone', summaryOf(lead))

/** The phone numbers that a person's leads carry, as written, each once; the newest first. */
export function phonesIn(leads: readonly Lead[]): string[] {
  // A map keeps a number where it first meets it.
  const newestFirst = leads.map(phoneOf).reverse()
  return [...new Map(newestFirst.flatMap((phone) => (phoneKey(phone) ? [[phoneKey(phone)!, phone]] : []))).values()]
}

/** More leads than this with one number are nobody's alone. */
const mostLeads = 100

/** People with other addresses who gave one of these numbers: the owner decides whether they are the same person. */
export async function lookalikesOf(keys: PersonKeys, phones: readonly string[]): Promise<Lookalike[]> {
  if (phones.length === 0) return []
  const wanted = new Set(phones.map(phoneKey))
  // The text that a search looks in has every number as digits alone. That it's the sender's phone is seen below.
  const mentioned = phones.map((phone) => ({ search: { text: { contains: phoneKey(phone) } } }))
  const client = await db()
  const leads = await client.lead.findMany({
    where: { emailKey: { notIn: [...keys, ''] }, state: { not: 'held' }, OR: mentioned },
    orderBy: { createdAt: 'desc' },
    take: mostLeads,
  })
  const found = new Map<string, Lookalike>()
  for (const lead of leads) {
    const phone = phoneOf(lead)
    if (lead.emailKey && wanted.has(phoneKey(phone)) && !found.has(lead.emailKey))
      found.set(lead.emailKey, { email: lead.emailKey, name: lead.name, phone })
  }
  // One of several addresses leads to the same person as the others.
  const people = new Map<string, Lookalike>()
  for (const one of found.values()) {
    const [email] = await personKeys(one.email)
    if (!people.has(email)) people.set(email, { ...one, email })
  }
  return [...people.values()]
}
