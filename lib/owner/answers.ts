import type { LeadState, MailOutcome, OutboxState } from '@/generated/sqlite/enums'

// What the owner's endpoints answer, for both sides. Only types: nothing of the server reaches the browser from here.

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

export interface MailOfLead {
  id: string
  kind: string
  state: OutboxState
  /** What the carrier has reported since. */
  outcome: MailOutcome | null
  /** Empty for a notice while the owner's address isn't set. */
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
  /** A day of the business's calendar, such as `2026-11-24`. */
  remindOn: string | null
  /** What it would bring by our price list, with GST; null where the list has no price for it. */
  valueCents: number | null
  /** Unanswered for longer than the site promises. */
  waiting: boolean
  /** The quote that they have been sent and haven't answered; null without one. */
  quote: { sentAt: string; expired: boolean } | null
  /** When they asked for a change of their quote, for which they wait since; null without one. */
  changeAskedAt: string | null
  /** What is wanted and what it costs, a line each; empty where a form's name says it all. */
  brief: string[]
  phone: string | null
  address: string | null
  /** How the sender wants to be reached. */
  prefers: 'email' | 'phone' | 'either' | null
  /** When it would suit, in the sender's words. */
  times: string | null
  summary: (readonly [label: string, value: string])[]
  remarks: string[]
  source: string | null
  attribution: string[]
  mails: MailOfLead[]
  /** Ids for `/api/admin/uploads/{id}`. */
  photos: string[]
  /** How many of the form's photographs had expired before it arrived. */
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
  /** The address that whoever it went to is kept under by now; null for mail to the owner. */
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

/** What becomes of mail at the moment: it's sent, kept until there is a key, or kept by a preview. */
export type MailCarrier = 'resend' | 'kept' | 'captured'

/** How mail goes out at the moment, for the note on the owner's page (decision E23). */
export interface DeliveryStatus {
  carrier: MailCarrier
  noticesTo: string | null
  counts: Partial<Record<OutboxState, number>>
  /** How many mails wait for a word from the owner. */
  attention: number
}
