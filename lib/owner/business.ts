import type { LeadState } from '@/generated/sqlite/enums'

// What `GET /api/admin/business` answers, for both sides. Only types, and the periods to choose from.

/** How many weeks to look back on, this one included. */
export const periods = [4, 12, 52] as const

export type Period = (typeof periods)[number]

export interface BusinessWeek {
  /** Its Monday, as ISO date. */
  monday: string
  /** Leads by form; forms without any are left out. */
  leads: Record<string, number>
  /** Enquiries that were answered within 24 hours, that were answered later, and that have waited longer. */
  inTime: number
  late: number
  waiting: number
}

export interface BusinessFigures {
  /** First and last day, as ISO dates. */
  from: string
  to: string
  /** Oldest first. */
  weeks: BusinessWeek[]
  /** Where enquiries came from, the biggest first; null for those that say nothing of it. */
  sources: { source: string | null; leads: number; won: number }[]
  /** Enquiries by state, and what they would bring, in cents. */
  states: { state: LeadState; leads: number; cents: number }[]
  /** Every form in the site's order. */
  forms: { form: string; label: string; isEnquiry: boolean; views: number; starts: number; finishes: number }[]
}
