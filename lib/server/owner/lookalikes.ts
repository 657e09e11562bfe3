import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { Lookalike } from '@/lib/owner/people'
import { db } from '../db'
import { senderOf } from '../stored-lead'
import { type PersonKeys, personKeys } from './aliases'

/** A key that's the same for "+61 412 555 019" and "0412555019". Undefined if it's too short for a phone number. */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^(0011|00)?(61)?0?/, '')
  return digits.length >= 8 ? digits : undefined
}

const phoneOf = (lead: Pick<Lead, 'form' | 'payload'>) => senderOf(lead).phone ?? ''

/** The phone numbers in a person's leads as written, without duplicates, newest first. */
export function phonesIn(leads: readonly Lead[]): string[] {
  // A map keeps each key where it was first added.
  const newestFirst = leads.map(phoneOf).reverse()
  return [...new Map(newestFirst.flatMap((phone) => (phoneKey(phone) ? [[phoneKey(phone)!, phone]] : []))).values()]
}

/** A number with more leads than this doesn't identify a person. */
const maxLeads = 100

/** Whoever gave more numbers than this isn't found by the oldest ones. */
const maxPhones = 20

/** People with other addresses who gave one of these numbers. The owner decides whether they're the same person. */
export async function lookalikesOf(keys: PersonKeys, phones: readonly string[]): Promise<Lookalike[]> {
  if (phones.length === 0) return []
  const latest = phones.slice(0, maxPhones)
  const wanted = new Set(latest.map(phoneKey))
  // The search text has every number as bare digits. Whether it's the sender's phone is checked below.
  const mentioned = latest.map((phone) => ({ search: { text: { contains: phoneKey(phone) } } }))
  const client = await db()
  const leads = await client.lead.findMany({
    where: { emailKey: { notIn: [...keys, ''] }, state: { not: 'held' }, OR: mentioned },
    orderBy: { createdAt: 'desc' },
    take: maxLeads,
  })
  const found = new Map<string, Lookalike>()
  for (const lead of leads) {
    const phone = phoneOf(lead)
    if (lead.emailKey && wanted.has(phoneKey(phone)) && !found.has(lead.emailKey))
      found.set(lead.emailKey, { email: lead.emailKey, name: lead.name, phone })
  }
  // Several addresses may belong to one person.
  const people = new Map<string, Lookalike>()
  for (const one of found.values()) {
    const [email] = await personKeys(one.email)
    if (!people.has(email)) people.set(email, { ...one, email })
  }
  return [...people.values()]
}
