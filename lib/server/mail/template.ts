import 'server-only'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'

/** What a mail may be written from. `data` is what the form's schema gave. */
export interface LeadForMail {
  readonly id: string
  readonly form: FormDefinition
  readonly data: unknown
  readonly sender: Sender
  readonly meta: Meta
  readonly remarks: readonly string[]
  readonly receivedAt: Date
  /** Where a list's mail says goodbye; present when the form puts its sender on a list. */
  readonly unsubscribeUrl?: string
}

/** A mail as it will go out, byte for byte, in every retry. An empty recipient is the owner. */
export interface RenderedMail {
  readonly kind: 'owner-notice' | 'confirmation' | 'welcome'
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly headers?: Readonly<Record<string, string>>
}

export type MailTemplate = (lead: LeadForMail) => Promise<RenderedMail>
