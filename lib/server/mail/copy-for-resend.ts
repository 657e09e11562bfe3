import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { emailKeyOf } from '../subscribers'
import { messageIdOf } from './headers'
import { initialState } from './states'

/**
 * A copy of an email that didn't arrive, with a new id and so a new idempotency key: the carrier may know the old one
 * by another address, or as one that bounced.
 * @param to empty for the owner
 */
export function copyForResend(mail: OutboxMessage, to: string) {
  const { leadId, subscriberId, kind, recipientKey, replyTo, subject, html, text } = mail
  const id = randomUUID()
  const headers = JSON.parse(mail.headers) as Record<string, string>
  return {
    ...{ id, leadId, subscriberId, kind, replyTo, subject, html, text },
    recipient: to,
    recipientKey: recipientKey && emailKeyOf(to),
    headers: JSON.stringify({ ...headers, ...(headers['Message-ID'] && { 'Message-ID': messageIdOf(id) }) }),
    state: initialState(),
  }
}
