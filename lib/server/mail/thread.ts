import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from '../db'
import { messageIdOf } from './headers'

type Earlier = Pick<OutboxMessage, 'kind' | 'state' | 'outcome' | 'subject' | 'headers'>

/** Our emails to the visitor about a lead, oldest first. */
export const findEarlier = async (leadId: string): Promise<Earlier[]> =>
  (await db()).outboxMessage.findMany({
    where: { leadId, kind: { not: 'owner-notice' }, state: { not: 'cancelled' } },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, outcome: true, subject: true, headers: true },
  })

/** Whether an email has arrived, as far as we know. */
export const isDelivered = ({ state, outcome }: Earlier) =>
  (state === 'sent' || state === 'captured') && outcome !== 'bounced'

const nameOf = ({ headers }: Earlier) => (JSON.parse(headers) as Record<string, string>)['Message-ID']

/** Mail apps group a thread by these headers, and some only if the subject is the same too. */
export function threadOf(id: string, earlier: readonly Earlier[]): string {
  const names = earlier.map(nameOf).filter((name) => name !== undefined)
  return JSON.stringify({
    'Message-ID': messageIdOf(id),
    ...(names.length && { 'In-Reply-To': names.at(-1), References: names.join(' ') }),
  })
}
