import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { suspectLeadStates } from '@/lib/owner/inbox'
import { db } from '../base/db'
import { isRaw } from '../forms/stored-lead'

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

/** How many messages are read at once, so that a long history doesn't fill memory. */
const batch = 1_000

/** All of them, as parts of a JSON array. */
export async function* contactLines(): AsyncGenerator<string> {
  const { lead } = await db()
  let before = '['
  let last: { createdAt: Date; id: string } | undefined
  for (let found = batch; found === batch;) {
    const after = last && {
      OR: [{ createdAt: { lt: last.createdAt } }, { createdAt: last.createdAt, id: { lt: last.id } }],
    }
    const leads = await lead.findMany({ where: { ...where, ...after }, select, orderBy: [...orderBy], take: batch })
    if (leads.length) yield before + leads.map((one) => JSON.stringify(submissionOf(one))).join(',\n')
    if (leads.length) before = ',\n'
    last = leads.at(-1)
    found = leads.length
  }
  yield before === '[' ? '[]' : ']'
}
