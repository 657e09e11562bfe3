import 'server-only'
import { z } from 'zod'
import type { MailOutcome } from '@/generated/sqlite/client'
import { inWriteTransaction } from '../db'
import { env } from '../env'
import { emailKeyOf, leaveEveryList } from '../subscribers'

const reportSchema = z.object({
  type: z.enum(['email.delivered', 'email.bounced', 'email.complained']),
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
  const { data: report } = reportSchema.safeParse(event)
  return (
    report && {
      carrierId: report.data.email_id,
      mailId: report.data.tags?.mail,
      outcome: report.type.slice('email.'.length) as MailOutcome,
      at: report.created_at,
      endsLists: report.type === 'email.complained' || report.data.bounce?.type === 'Permanent',
    }
  )
}

/** Reports arrive in any order: a mail can bounce or be complained about after it was delivered, never the other way. */
const weakerThan: Record<MailOutcome, MailOutcome[]> = {
  delivered: [],
  bounced: ['delivered'],
  complained: ['delivered', 'bounced'],
}

/**
 * Notes a report with its mail. It's found by our own id: the report may be here before the carrier's answer with its
 * id, or that answer was lost. One about a mail we don't know changes nothing: the carrier's account may serve others too.
 */
export async function recordReport({ carrierId, mailId, outcome, at, endsLists }: Report): Promise<void> {
  const mail = { OR: [{ carrierId }, ...(mailId ? [{ id: mailId }] : [])] }
  await inWriteTransaction(async (tx) => {
    await tx.outboxMessage.updateMany({
      where: { AND: [mail, { OR: [{ outcome: null }, { outcome: { in: weakerThan[outcome] } }] }] },
      data: { outcome, outcomeAt: at },
    })
    const known = endsLists && (await tx.outboxMessage.findFirst({ where: mail, select: { recipient: true } }))
    if (known) await leaveEveryList(tx, emailKeyOf(known.recipient), outcome === 'complained' ? 'complaint' : 'bounce')
  })
}
