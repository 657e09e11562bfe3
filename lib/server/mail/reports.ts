import 'server-only'
import { z } from 'zod'
import type { MailOutcome } from '@/generated/sqlite/client'
import { inWriteTransaction } from '../base/db'
import { env } from '../base/env'
import { logProblem } from '../base/log'
import { cancellableStates } from './states'
import { emailKeyOf, unsubscribeFromAll } from './subscribers'

/**
 * What happened to an email, by the carrier's event. Those it suppresses, because the address bounced or complained
 * before, or fails to send haven't arrived either.
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

/** What the carrier says has happened to an email. */
interface Report {
  carrierId: string
  /** Our own id for the email, sent with it (carrier.ts). */
  mailId?: string
  outcome: MailOutcome
  at: Date
  /** Whether to take the address off every list, because it can't receive mail or its owner doesn't want any. */
  endsLists: boolean
}

const hour = 3_600_000
const noted = { at: -Infinity }

/** Says that the secret or a clock may be wrong. At most once an hour, because anyone can send such a report. */
function noteForged(): void {
  if (Date.now() - noted.at < hour) return
  noted.at = Date.now()
  logProblem('webhook', new Error("a report isn't signed with RESEND_WEBHOOK_SECRET, or is over five minutes old"))
}

/**
 * Checks the signature of the raw body (Svix; five minutes' tolerance) and reads the report.
 * @returns 'forged' unless the carrier signed it; undefined for an event that isn't about an email's outcome
 */
export async function readReport(body: string, headers: Headers): Promise<Report | 'forged' | undefined> {
  const { webhookSecret, resendKey } = env().mail
  if (!webhookSecret) return 'forged'
  const { Resend } = await import('resend')
  const part = (name: string) => headers.get(`svix-${name}`) ?? ''
  let event: unknown
  try {
    // The client insists on a key, though it doesn't need one to check a signature.
    event = new Resend(resendKey ?? 're_none').webhooks.verify({
      payload: body,
      headers: { id: part('id'), timestamp: part('timestamp'), signature: part('signature') },
      webhookSecret,
    })
  } catch {
    if (part('signature')) noteForged()
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

/** Reports arrive in any order. A delivered email can still bounce or draw a complaint, but not the other way round. */
const weakerThan: Record<MailOutcome, MailOutcome[]> = {
  delivered: [],
  bounced: ['delivered'],
  complained: ['delivered', 'bounced'],
}

/**
 * Records a report on its email, which must have gone out. Finds it by our own id too, because the report may beat the
 * carrier's response with its id, or that may have been lost. A report on an unknown email changes nothing, because the
 * carrier's account may have other uses.
 */
export async function recordReport({ carrierId, mailId, outcome, at, endsLists }: Report): Promise<void> {
  const mail = { OR: [{ carrierId }, ...(mailId ? [{ id: mailId }] : [])] }
  await inWriteTransaction(async (tx) => {
    await tx.outboxMessage.updateMany({
      where: { AND: [mail, { OR: [{ outcome: null }, { outcome: { in: weakerThan[outcome] } }] }] },
      data: { outcome, outcomeAt: at },
    })
    await tx.outboxMessage.updateMany({
      where: { AND: [mail, { state: { in: cancellableStates } }] },
      data: { state: 'sent', sentAt: at, leaseUntil: null, lastError: null },
    })
    if (!endsLists) return
    const known = await tx.outboxMessage.findFirst({ where: mail, select: { recipient: true, createdAt: true } })
    if (!known) return
    await unsubscribeFromAll(tx, {
      emailKey: emailKeyOf(known.recipient),
      leftBy: outcome === 'complained' ? 'complaint' : 'bounce',
      // The carrier may report an event again, or late, when somebody has since signed up again. Its clock may be
      // behind ours, but no report is older than its email.
      joinedBy: at > known.createdAt ? at : known.createdAt,
    })
  })
}
