import type { QuoteState } from '@/generated/sqlite/enums'
import type { GstTerms } from '@/lib/pricing/gst'
import type { QuoteLine, SuggestedLine } from '@/lib/pricing/quote'
import type { MailCarrier } from './responses'

// Requests and responses of `/api/admin/quotes`, and its limits, shared by server and browser.

export type { QuoteState }

/** The states in which a quote can still be accepted. */
export const openQuoteStates: QuoteState[] = ['sent', 'changes']

/** Limits of a quote, so that it fits on a page and in the database's integers. */
export const quoteLimits = {
  lines: 30,
  quantity: 999,
  /** Unit price in cents. */
  unit: 10_000_000,
  /** Cents, with GST. */
  total: 100_000_000,
} as const

export interface QuoteItem {
  id: string
  state: QuoteState
  /** Its last day has passed and it hasn't been accepted. */
  expired: boolean
  /** Unique to this quote, and changes with every save and every answer. */
  version: string
  lines: QuoteLine[]
  note: string
  gstPercent: number
  /** Cents, with GST. */
  total: number
  /** ISO date. */
  validUntil: string
  requestedChange: string | null
  /** Where the visitor can read it. */
  link: string
  sentAt: string | null
  answeredAt: string | null
}

/** `GET /api/admin/quotes?lead=…`: newest first. */
export interface QuotesOfLead {
  quotes: QuoteItem[]
  /** The address a quote would go to; null if the lead has none. */
  recipient: string | null
  carrier: MailCarrier
  /** Lines that a new quote starts from. */
  suggested: SuggestedLine[]
  validUntil: string
  gst: GstTerms
}
