import 'server-only'
import type { FormDefinition, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'

/** What a mail is written from. `data` is the output of the form's schema. */
export interface LeadForMail {
  readonly id: string
  readonly form: FormDefinition
  readonly data: unknown
  readonly sender: Sender
  readonly meta: Meta
  readonly remarks: readonly string[]
  readonly receivedAt: Date
  /** Present when the form puts its sender on a list. */
  readonly unsubscribeUrl?: string
}

/** A mail as it goes out, byte for byte, at every attempt. An empty recipient is the owner. */
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
