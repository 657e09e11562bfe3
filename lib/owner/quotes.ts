import type { QuoteState } from '@/generated/sqlite/enums'

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
