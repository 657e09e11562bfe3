import 'server-only'
import type { ReactElement } from 'react'
import type { FormDefinition, Row, Sender } from '@/lib/forms/define-form'
import type { Meta } from '@/lib/forms/meta'

/** What an email is rendered from. `data` is the output of the form's schema. */
export interface LeadForMail {
  readonly id: string
  readonly form: FormDefinition
  readonly data: unknown
  /** Every field as text. */
  readonly summary: readonly Row[]
  readonly sender: Sender
  readonly meta: Meta
  readonly remarks: readonly string[]
  readonly receivedAt: Date
  /** How many of its photos we have. */
  readonly photos?: number
  /** Present when the form puts its sender on a list. */
  readonly unsubscribeUrl?: string
}

type MailKind = 'owner-notice' | 'confirmation' | 'welcome'

/** What's known about an email when its lead is stored. An empty recipient means the owner. */
interface Envelope {
  readonly recipient: string
  readonly replyTo?: string
  readonly subject: string
  readonly headers?: Readonly<Record<string, string>>
}

/** One kind of email. The worker renders its body before the first try, so that no visitor waits for it. */
export interface MailTemplate {
  readonly kind: MailKind
  envelope(lead: LeadForMail): Envelope
  body(lead: LeadForMail): ReactElement
}
