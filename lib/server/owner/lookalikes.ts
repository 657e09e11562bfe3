import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import type { Lookalike } from '@/lib/owner/people'
import { db } from '../db'
import { summaryOf } from '../stored-lead'
import type { PersonKeys } from './aliases'

/** A number however it's written: "+61 412 555 019" and "0412555019" are one. Undefined for less than a whole number. */
export function phoneKey(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^(0011|00)?(61)?0?/, '')
  return digits.length >= 8 ? digits : undefined
}

const phoneOf = (lead: Pick<Lead, 'form' | 'payload'>) =>
  summaryOf(lead).find(([label]) => label === 'Phone')?.[1] ?? ''

/** The phone numbers that a person's leads carry, as written, each once; the newest first. */
export function phonesIn(leads: readonly Lead[]): string[] {
  const byKey = new Map(leads.map(phoneOf).flatMap((phone) => (phoneKey(phone) ? [[phoneKey(phone)!, phone]] : [])))
  return [...byKey.values()].reverse()
}

/** As far as anybody looks back; newer leads come first. */
const mostLeads = 500

/** People with other addresses who gave one of these numbers: the owner decides whether they are the same person. */
export async function lookalikesOf(keys: PersonKeys, phones: readonly string[]): Promise<Lookalike[]> {
  if (phones.length === 0) return []
  const wanted = new Set(phones.map(phoneKey))
  // However a number is spaced, its last three digits stand together. Code compares the rest.
  const endings = phones.map((phone) => ({ payload: { contains: phone.replace(/\D/g, '').slice(-3) } }))
  const leads = await (
    await db()
  ).lead.findMany({
    where: { emailKey: { notIn: [...keys, ''] }, state: { not: 'held' }, OR: endings },
    orderBy: { createdAt: 'desc' },
    take: mostLeads,
  })
  const found = new Map<string, Lookalike>()
  for (const lead of leads) {
    const phone = phoneOf(lead)
    if (lead.emailKey && wanted.has(phoneKey(phone)) && !found.has(lead.emailKey))
      found.set(lead.emailKey, { email: lead.emailKey, name: lead.name, phone })
  }
  return [...found.values()]
}
