import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from '../base/db'

type Earlier = Pick<OutboxMessage, 'kind' | 'state' | 'outcome' | 'subject'>

/** Our emails to the visitor about a lead, oldest first. */
export const findEarlier = async (leadId: string): Promise<Earlier[]> =>
  (await db()).outboxMessage.findMany({
    where: { leadId, kind: { not: 'owner-notice' }, state: { not: 'cancelled' } },
    orderBy: { createdAt: 'asc' },
    select: { kind: true, state: true, outcome: true, subject: true },
  })

/** Whether an email has arrived, as far as we know. */
export const isDelivered = ({ state, outcome }: Earlier) =>
  (state === 'sent' || state === 'captured') && outcome !== 'bounced'
