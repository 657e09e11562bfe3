import 'server-only'
import type { Lead } from '@/generated/sqlite/client'
import { suspectLeadStates } from '@/lib/owner/inbox'
import type { ContactSubmission } from '@/lib/owner/responses'
import { db } from '../db'
import { isRaw } from '../stored-lead'
import { eachLead } from './leads'

const form = 'contact'

/** Changes whenever `contactLines` does: when a message is added, removed or corrected. */
export async function contactsVersion(): Promise<string> {
  const client = await db()
  const { _count, _max } = await client.lead.aggregate({
    where: { form, state: { notIn: suspectLeadStates } },
    _count: true,
    _max: { updatedAt: true },
  })
  return `${_count}-${_max.updatedAt?.getTime() ?? 0}`
}

function submissionOf({ id, payload, createdAt, name: sender, email: address }: Lead): ContactSubmission {
  const data = JSON.parse(payload) as Partial<ContactSubmission>
  const { name = sender ?? '', email = address ?? '', subject = '', message = isRaw(data) ? data.raw : '' } = data
  return { id, name, email, subject, message, createdAt: createdAt.toISOString() }
}

/** Every contact message that is neither held nor spam, newest first, as the lines of a JSON array (decision C15). */
export async function* contactLines(): AsyncGenerator<string> {
  let before = '['
  for await (const lead of eachLead({ form })) {
    if (suspectLeadStates.includes(lead.state)) continue
    yield `${before}${JSON.stringify(submissionOf(lead))}`
    before = ',\n'
  }
  yield before === '[' ? '[]' : ']'
}
