import type { PreferredContact } from '@/content/wizard'
import type { LeadState, MailOutcome, OutboxState } from '@/generated/sqlite/enums'
import type { Row } from '@/lib/forms/define-form'

// Responses of the owner's endpoints, shared by server and browser. Types only, so no server code reaches the browser.

export type { LeadState, OutboxState }

/** An item of `GET /api/admin/contacts`, with exactly these keys (decision C15). */
export interface ContactSubmission {
  id: string
  name: string
  email: string
  subject: string
  message: string
  createdAt: string
}

/** One phone number in what a sender typed. */
export interface PhoneLink {
  /** The number alone. */
  text: string
  /** A `tel:` link, with the extension if there is one (RFC 3966). */
  href: string
  /** An `sms:` link. */
  sms: string
}

export interface MailOfLead {
  id: string
  kind: string
  state: OutboxState
  /** What the carrier has reported since it was sent. */
  outcome: MailOutcome | null
  /** Empty for a notice if the owner's address isn't set. */
  recipient: string
  sentAt: string | null
  lastError: string | null
}

export interface LeadItem {
  id: string
  form: string
  label: string
  state: LeadState
  name: string | null
  email: string | null
  createdAt: string
  /** When the owner first answered. */
  answeredAt: string | null
  /** A day in the business's time zone, such as `2026-11-24`. */
  remindOn: string | null
  /** Its value by our price list, with GST; null if the list has no price for it. */
  valueCents: number | null
  /** Unanswered for longer than the site promises. */
  waiting: boolean
  /** The quote they've been sent and can still accept; null if there's none. */
  quote: { sentAt: string; expired: boolean } | null
  /** When they asked for a change to that quote; null if they haven't since it was sent. */
  changeAskedAt: string | null
  /** What they want and what it costs, one line each; empty if the form's name says it all. */
  brief: string[]
  /** What they typed as their phone. */
  phone: string | null
  /** The numbers in it. */
  phones: PhoneLink[]
  address: string | null
  /** How the sender wants to be reached. */
  prefers: PreferredContact | null
  /** When it would suit the sender. */
  times: string | null
  /** Its fields. Lists cut values after 300 characters. */
  summary: Row[]
  remarks: string[]
  source: string | null
  attribution: string[]
  mails: MailOfLead[]
  /** Ids for `/api/admin/uploads/{id}`. */
  photos: string[]
  /** How many of the form's photos had expired before it arrived. */
  photosMissing: number
}

/** `GET /api/admin/leads/counts`. */
export type LeadCounts = Partial<Record<LeadState, number>>

export interface Page<Item> {
  items: Item[]
  total: number
  page: number
  pages: number
}

export interface MailItem extends MailOfLead {
  subject: string
  leadId: string | null
  /** The address the recipient is stored under now; null for mail to the owner. */
  person: string | null
  createdAt: string
  attempts: number
}

export interface MailContent {
  id: string
  subject: string
  text: string
  html: string
}

/** What currently happens to mail: it's sent, kept until there's a key, or kept by a preview. */
export type MailCarrier = 'resend' | 'kept' | 'captured'

/** How mail is currently delivered, for the note on the owner's page (decision E23). */
export interface DeliveryStatus {
  carrier: MailCarrier
  noticesTo: string | null
  counts: Partial<Record<OutboxState, number>>
  /** How many emails wait for the owner's decision. */
  attention: number
}

/** `GET /api/admin/mail/templates`. */
export interface MailTemplateItem {
  id: string
  /** The form that causes it; null for an email that isn't caused by a form. */
  form: string | null
  kind: string
}
