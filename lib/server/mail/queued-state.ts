import 'server-only'
import type { OutboxState, Prisma } from '@/generated/sqlite/client'
import type { MailCarrier } from '@/lib/owner/answers'
import { env } from '../env'

/** How a mail starts in the outbox: on a preview it's kept (contract, Environment). */
export const queuedState = () => (env().stage === 'preview' ? ('captured' as const) : ('pending' as const))

/** What becomes of a mail that is queued now. */
export function mailCarrier(): MailCarrier {
  const { mail, stage } = env()
  return stage === 'preview' ? 'captured' : mail.resendKey ? 'resend' : 'kept'
}

/**
 * What can still be called off. A mail that's being tried is among it: its failure leaves it called off, its arrival is
 * noted as ever.
 */
export const notGoneOut = ['pending', 'sending', 'waiting', 'uncertain'] satisfies OutboxState[]

/** What came back. */
export const bounced = { state: 'sent', outcome: 'bounced' } satisfies Prisma.OutboxMessageWhereInput

/** What hasn't reached its recipient: not sent yet, given up, or bounced. */
export const unreached = {
  OR: [{ state: { in: [...notGoneOut, 'failed'] } }, bounced],
} satisfies Prisma.OutboxMessageWhereInput
