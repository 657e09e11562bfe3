import 'server-only'
import { business } from '@/content/business'
import type { OutboxMessage } from '@/generated/sqlite/client'
import type { Bodies } from './bodies'
import type { OutgoingMail } from './carrier'
import { isToVisitor } from './mail-status'

/** Marks an email that nobody wrote, so that no auto-reply answers it (RFC 3834, 5). */
export const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The kinds of email that answer a visitor. */
const answers = ['reply', 'quote']

/**
 * The headers that tell mail apps what belongs together. The carrier may replace the Message-ID (Resend does), so
 * nothing refers to one: every email about a lead, from the first on, names the same thread. `X-Entity-Ref-ID` keeps
 * Gmail from grouping those of two leads whose subjects happen to be the same.
 */
function threadHeaders({ id, leadId, kind, sender }: Mail): Record<string, string> {
  const domain = /@([^@>]+)>?$/.exec(sender ?? '')?.[1] ?? 'localhost'
  const thread = leadId && `<${leadId}@${domain}>`
  return {
    'Message-ID': `<${id}@${domain}>`,
    'X-Entity-Ref-ID': leadId ?? id,
    ...(thread && { References: thread }),
    ...(thread && answers.includes(kind) && { 'In-Reply-To': thread }),
  }
}

type Mail = Pick<OutboxMessage, 'id' | 'leadId' | 'kind' | 'sender' | 'recipient' | 'replyTo' | 'subject' | 'headers'> &
  Bodies

/** An email as it's handed to the carrier. Every try of it must be the same, so it depends on its row alone. */
export function outgoingMail(mail: Mail): OutgoingMail {
  const { sender, recipient, replyTo, subject, html, text } = mail
  return {
    from: sender ?? '',
    // Spam filters count against a bare address when the subject begins with its domain's name.
    to: isToVisitor(mail) ? recipient : `"${business.name}" <${recipient}>`,
    ...(replyTo && { replyTo }),
    ...{ subject, html, text },
    headers: { ...threadHeaders(mail), ...(JSON.parse(mail.headers) as Record<string, string>) },
  }
}
