import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from '../db'
import { messageIdOf } from './headers'

type Earlier = Pick<OutboxMessage, 'kind' | 'state' | 'outcome' | 'subject' | 'headers'>

/** What the visitor has got from us about a lead, oldest first. */
export const findEarlier = async (leadId: string): Promise<Earlier[]> =>
  (await db()).outboxMessage.findMany({
    where: { leadId, kind: { not: 'owner-notice' }, state: { not: 'cancelled' } },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, outcome: true, subject: true, headers: true },
  })

/** Whether it has arrived, as far as we know. */
export const hasArrived = ({ state, outcome }: Earlier) =>
  (state === 'sent' || state === 'captured') && outcome !== 'bounced'

const nameOf = ({ headers }: Earlier) => (JSON.parse(headers) as Record<string, string>)['Message-ID']

/** Mailboxes show a thread by these headers, and some of them only under one subject. */
export function threadOf(id: string, earlier: readonly Earlier[]): string {
  const names = earlier.map(nameOf).filter((name) => name !== undefined)
  return JSON.stringify({
    'Message-ID': messageIdOf(id),
    ...(names.length && { 'In-Reply-To': names.at(-1), References: names.join(' ') }),
  })
}
