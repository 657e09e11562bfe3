import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { db } from '../base/db'
import { type PhoneNumber, phoneNumbersIn } from '../forms/phone-numbers'
import { senderOf } from '../forms/stored-lead'
import { type PersonKeys, personKeys } from './aliases'

const phonesOf = (lead: Pick<Lead, 'form' | 'payload'>) => phoneNumbersIn(senderOf(lead).phone ?? '')

/** The phone numbers in a person's leads, without duplicates, newest first. */
export function phonesIn(leads: readonly Lead[]): PhoneNumber[] {
  // A map keeps each number where it was first added.
  return [
    ...new Map(
      leads
        .toReversed()
        .flatMap(phonesOf)
        .map((phone) => [phone.href, phone]),
    ).values(),
  ]
}

/** A number with more leads than this doesn't identify a person. */
const maxLeads = 100

/** Whoever gave more numbers than this isn't found by the oldest ones. */
const maxPhones = 20

/** Someone who may be the same person. */
interface Lookalike {
  email: string
  name: string | null
  phone: string
}

/** People with other addresses who gave one of these numbers. The owner decides whether they're the same person. */
export async function lookalikesOf(keys: PersonKeys, phones: readonly PhoneNumber[]): Promise<Lookalike[]> {
  const wanted = new Set(phones.flatMap(({ key }) => key ?? []).slice(0, maxPhones))
  if (wanted.size === 0) return []
  // The search text has every number as bare digits. Whether it's the sender's phone is checked below.
  const mentioned = [...wanted].map((key) => ({ search: { text: { contains: key.slice(-8) } } }))
  const client = await db()
  const leads = await client.lead.findMany({
    where: { emailKey: { notIn: [...keys, ''] }, state: { not: 'held' }, OR: mentioned },
    orderBy: { createdAt: 'desc' },
    take: maxLeads,
  })
  const found = new Map<string, Lookalike>()
  for (const lead of leads) {
    const same = phonesOf(lead).find(({ key }) => key && wanted.has(key))
    if (lead.emailKey && same && !found.has(lead.emailKey))
      found.set(lead.emailKey, { email: lead.emailKey, name: lead.name, phone: same.text })
  }
  // Several addresses may belong to one person.
  const people = new Map<string, Lookalike>()
  for (const one of found.values()) {
    const [email] = await personKeys(one.email)
    if (!people.has(email)) people.set(email, { ...one, email })
  }
  return [...people.values()]
}
