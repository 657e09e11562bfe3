import 'server-only'
import type { OutboxState } from '@/generated/sqlite/client'
import { db, inWriteTransaction } from '../db'
import { renderMail } from '../mail/render'
import { privateKinds } from '../mail/private-link'
import { env } from '../env'
import type { DeliveryStatus, MailContent, MailItem, Page } from '@/lib/owner/answers'
import { mailOf, pageSize } from './leads'

const listed = { kind: { notIn: privateKinds as string[] } }

/** One page of all mail, newest first, without bodies. */
export async function listMail({ page, state }: { page: number; state?: OutboxState }): Promise<Page<MailItem>> {
  const client = await db()
  const where = { ...listed, state }
  const [total, rows] = await Promise.all([
    client.outboxMessage.count({ where }),
    client.outboxMessage.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      omit: { html: true, text: true },
    }),
  ])
  const items = rows.map((row) => ({
    ...mailOf(row),
    subject: row.subject,
    leadId: row.leadId,
    createdAt: row.createdAt.toISOString(),
    attempts: row.attempts,
  }))
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) }
}

/** One mail with its bodies. Undefined for an unknown one. */
export async function readMail(id: string): Promise<MailContent | undefined> {
  const found = await (await db()).outboxMessage.findUnique({ where: { id, ...listed } })
  return found ? { id, subject: found.subject, ...(await renderMail(found)) } : undefined
}

/** How mail goes out at the moment, and how many are in each state. */
export async function deliveryStatus(): Promise<DeliveryStatus> {
  const { mail, owner, stage } = env()
  const groups = await (await db()).outboxMessage.groupBy({ by: ['state'], where: listed, _count: true })
  return {
    carrier: stage === 'preview' ? 'captured' : mail.resendKey ? 'resend' : 'kept',
    noticesTo: owner.email ?? null,
    counts: Object.fromEntries(groups.map(({ state, _count }) => [state, _count])),
  }
}

/**
 * Applies the owner's decision about a mail that waits for one (contract, Mail).
 * @returns false if the mail is unknown, or no longer in a state that allows it
 */
export async function decideMail(id: string, action: 'send' | 'cancel'): Promise<boolean> {
  const now = new Date()
  const decision =
    action === 'cancel'
      ? { from: ['pending', 'waiting', 'uncertain', 'failed'] as const, data: { state: 'cancelled' as const } }
      : {
          from: ['waiting', 'uncertain', 'failed'] as const,
          // The 24 hours of the idempotency key start over. Without a first attempt on record, an old mail would be set
          // aside for its age again.
          data: { state: 'pending' as const, firstTriedAt: now, nextAt: now, lastError: null },
        }
  const { count } = await inWriteTransaction((tx) =>
    tx.outboxMessage.updateMany({ where: { id, state: { in: [...decision.from] } }, data: decision.data }),
  )
  return count === 1
}
