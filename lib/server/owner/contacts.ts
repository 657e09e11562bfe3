import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { suspectLeadStates } from '@/lib/owner/inbox'
import { db } from '../base/db'
import { isRaw } from '../forms/stored-lead'
import { eachLead } from './leads'

const form = 'contact'
const where = { form, state: { notIn: suspectLeadStates } }
const orderBy = [{ createdAt: 'desc' }, { id: 'desc' }] as const

const select = { id: true, payload: true, createdAt: true, name: true, email: true } as const

/** A message with exactly the keys that the specification's page has. */
function submissionOf({ id, payload, createdAt, name: sender, email: address }: Pick<Lead, keyof typeof select>) {
  const data = JSON.parse(payload) as Partial<Record<'name' | 'email' | 'subject' | 'message', string>>
  const { name = sender ?? '', email = address ?? '', subject = '', message = isRaw(data) ? data.raw : '' } = data
  return { id, name, email, subject, message, createdAt }
}

/** One page of the contact messages that are neither held nor spam, newest first. */
export async function listContacts(page: number, size: number) {
  const { lead } = await db()
  const [total, leads] = await Promise.all([
    lead.count({ where }),
    lead.findMany({ where, select, orderBy: [...orderBy], take: size, skip: (page - 1) * size }),
  ])
  return { items: leads.map(submissionOf), total }
}

/** All of them, as parts of a JSON array. */
export async function* contactLines(): AsyncGenerator<string> {
  let before = '['
  for await (const lead of eachLead({ form })) {
    if (lead.state === 'spam') continue
    yield before + JSON.stringify(submissionOf(lead))
    before = ',\n'
  }
  yield before === '[' ? '[]' : ']'
}
