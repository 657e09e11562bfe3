import 'server-only'
import type { OutboxState, Prisma } from '@/generated/sqlite/client'
import { env } from '../base/env'

/** What happens to an email that's queued now: it's sent, kept until there's a key, or kept by a preview. */
export function mailCarrier(): 'resend' | 'kept' | 'captured' {
  const { mail, stage } = env()
  return stage === 'preview' ? 'captured' : mail.resendKey ? 'resend' : 'kept'
}

/** An email's first state in the outbox. */
export const initialState = (): OutboxState => (mailCarrier() === 'captured' ? 'captured' : 'pending')

/** Emails that are due to go out. */
export const queued = { state: { in: ['pending', 'sending'] } } satisfies Prisma.OutboxMessageWhereInput

/**
 * The states in which an email can still be cancelled. One that's being sent stays cancelled if that fails, and is
 * recorded as sent if it goes out.
 */
export const cancellableStates = ['pending', 'sending', 'waiting', 'uncertain'] satisfies OutboxState[]

/** Emails that bounced. */
export const bounced = { state: 'sent', outcome: 'bounced' } satisfies Prisma.OutboxMessageWhereInput

/** Emails that haven't reached their recipient: not sent yet, failed or bounced. */
export const undelivered = {
  OR: [{ state: { in: [...cancellableStates, 'failed'] } }, bounced],
} satisfies Prisma.OutboxMessageWhereInput
