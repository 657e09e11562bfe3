import 'server-only'
import type { ReactElement } from 'react'
import type { FormDefinition, Row, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'

/** What a mail is written from. `data` is the output of the form's schema. */
export interface LeadForMail {
  readonly id: string
  readonly form: FormDefinition
  readonly data: unknown
  /** Every field in words. */
  readonly summary: readonly Row[]
  readonly sender: Sender
  readonly meta: Meta
  readonly remarks: readonly string[]
  readonly receivedAt: Date
  /** How many of its photographs are here. */
  readonly photos?: number
  /** Present when the form puts its sender on a list. */
  readonly unsubscribeUrl?: string
}

export type MailKind = 'owner-notice' | 'confirmation' | 'welcome'

/** What is known of a mail when its lead is stored. An empty recipient is the owner. */
export interface Envelope {
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One kind of mail. The worker renders its body at the first attempt: no visitor waits for it. */
export interface MailTemplate {
  readonly kind: MailKind
  envelope(lead: LeadForMail): Envelope
  body(lead: LeadForMail): ReactElement
}
