import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { initialState } from './states'
import { emailKeyOf } from './subscribers'

/**
 * A copy of an email that didn't arrive, with a new id and so a new idempotency key: the carrier may know the old one
 * by another address, or as one that bounced.
 * @param to empty for the owner
 */
export function copyForResend(mail: OutboxMessage, to: string) {
  const { leadId, subscriberId, kind, recipientKey, replyTo, subject, html, text, headers } = mail
  return {
    ...{ id: randomUUID(), leadId, subscriberId, kind, replyTo, subject, html, text, headers },
    recipient: to,
    recipientKey: recipientKey && emailKeyOf(to),
    state: initialState(),
  }
}
