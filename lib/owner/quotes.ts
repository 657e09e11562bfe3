import type { QuoteState } from '@/generated/sqlite/enums'
import type { GstTerms } from '@/lib/pricing/gst'
import type { QuoteLine, SuggestedLine } from '@/lib/pricing/quote'
import type { MailCarrier } from './answers'

// What `/api/admin/quotes` takes and answers, for both sides. Only types and limits.

export type { QuoteState }

/** Limits of a quote: what fits on a page and in the database's whole numbers. */
export const quoteLimits = {
  lines: 30,
  description: 200,
  quantity: 999,
  /** Cents, for one. */
  unit: 10_000_000,
  /** Cents, with GST. */
  total: 100_000_000,
  note: 5_000,
} as const

export interface QuoteItem {
  id: string
  state: QuoteState
  /** Its last day is over and nobody has accepted it. */
  expired: boolean
  /** This very quote as it stands: another, another save and another answer are each another version. */
  version: string
  lines: QuoteLine[]
  note: string
  gstPercent: number
  /** Cents, with GST. */
  total: number
  /** ISO date. */
  validUntil: string
  requestedChange: string | null
  /** Where the visitor reads it. */
  link: string
  sentAt: string | null
  answeredAt: string | null
}

/** `GET /api/admin/quotes?lead=…`: newest first. */
export interface QuotesOfLead {
  quotes: QuoteItem[]
  /** Where a quote would go; null if the lead has no address. */
  recipient: string | null
  carrier: MailCarrier
  /** What a new one starts from. */
  suggested: SuggestedLine[]
  validUntil: string
  gst: GstTerms
}
