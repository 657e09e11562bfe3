import 'server-only'
import { z } from 'zod'
import type { MailOutcome } from '@/generated/sqlite/client'
import { inWriteTransaction } from '../db'
import { env } from '../env'
import { emailKeyOf, leaveEveryList } from '../subscribers'
import { notGoneOut } from './queued-state'

/**
 * What has become of a mail, by the carrier's event. One that it suppresses, because the address bounced or complained
 * before, or that it couldn't send on, hasn't arrived either.
 */
const outcomes = {
  'email.delivered': 'delivered',
  'email.bounced': 'bounced',
  'email.suppressed': 'bounced',
  'email.failed': 'bounced',
  'email.complained': 'complained',
} as const satisfies Record<string, MailOutcome>

const reportSchema = z.object({
  type: z.enum(Object.keys(outcomes) as (keyof typeof outcomes)[]),
  created_at: z.coerce.date().catch(() => new Date()),
  data: z.object({
    email_id: z.string(),
    bounce: z.object({ type: z.string() }).optional(),
    tags: z.object({ mail: z.string().optional() }).optional().catch(undefined),
  }),
})

/** What the carrier says has become of a mail. */
export interface Report {
  carrierId: string
  /** Our own id of the mail, which it went out with (carrier.ts). */
  mailId?: string
  outcome: MailOutcome
  at: Date
  /** The address takes no mail, or its holder wants none: list mail to it ends. */
  endsLists: boolean
}

/**
 * Checks the signature over the raw body (Svix; five minutes' tolerance) and reads what is reported.
 * @returns 'forged' unless the carrier signed it; undefined for an event that says nothing about a mail's outcome
 */
export async function readReport(body: string, headers: Headers): Promise<Report | 'forged' | undefined> {
  const { webhookSecret, resendKey } = env().mail
  if (!webhookSecret) return 'forged'
  const { Resend } = await import('resend')
  const part = (name: string) => headers.get(`svix-${name}`) ?? ''
  let event: unknown
  try {
    // The client wants some key, though checking a signature needs none.
    event = new Resend(resendKey ?? 're_none').webhooks.verify({
      payload: body,
      headers: { id: part('id'), timestamp: part('timestamp'), signature: part('signature') },
      webhookSecret,
    })
  } catch {
    return 'forged'
  }
  const parsed = reportSchema.safeParse(event)
  if (!parsed.success) return undefined
  const { type, created_at: at, data } = parsed.data
  const takesNone = type === 'email.complained' || type === 'email.suppressed'
  return {
    carrierId: data.email_id,
    mailId: data.tags?.mail,
    outcome: outcomes[type],
    at,
    endsLists: takesNone || data.bounce?.type === 'Permanent',
  }
}

/** Reports arrive in any order: a mail can bounce or be complained about after it was delivered, never the other way. */
const weakerThan: Record<MailOutcome, MailOutcome[]> = {
  delivered: [],
  bounced: ['delivered'],
  complained: ['delivered', 'bounced'],
}

/**
 * Notes a report with its mail, which has gone out then. It's found by our own id: the report may be here before the
 * carrier's answer with its id, or that answer was lost. One about a mail we don't know changes nothing: the carrier's
 * account may serve others too.
 */
export async function recordReport({ carrierId, mailId, outcome, at, endsLists }: Report): Promise<void> {
  const mail = { OR: [{ carrierId }, ...(mailId ? [{ id: mailId }] : [])] }
  await inWriteTransaction(async (tx) => {
    await tx.outboxMessage.updateMany({
      where: { AND: [mail, { OR: [{ outcome: null }, { outcome: { in: weakerThan[outcome] } }] }] },
      data: { outcome, outcomeAt: at },
    })
    await tx.outboxMessage.updateMany({
      where: { AND: [mail, { state: { in: notGoneOut } }] },
      data: { state: 'sent', sentAt: at, leaseUntil: null, lastError: null },
    })
    const known = endsLists && (await tx.outboxMessage.findFirst({ where: mail, select: { recipient: true } }))
    if (known) await leaveEveryList(tx, emailKeyOf(known.recipient), outcome === 'complained' ? 'complaint' : 'bounce')
  })
}
