import type { LeadState } from '@/generated/sqlite/enums'

// The response of `GET /api/admin/business`, shared by server and browser, and the periods to choose from.

/** How many weeks to look back, including the current one. */
export const periods = [4, 12, 52] as const

export type Period = (typeof periods)[number]

export interface BusinessWeek {
  /** Its Monday, as an ISO date. */
  monday: string
  /** Leads by form; forms without any are left out. */
  leads: Record<string, number>
  /** Enquiries answered within 24 hours, answered later, and still unanswered after 24 hours. */
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
  /** Where enquiries came from, most frequent first; null where that's unknown. */
  sources: { source: string | null; leads: number; won: number }[]
  /** Enquiries by state, and their value in cents. */
  states: { state: LeadState; leads: number; cents: number }[]
  /**
   * Every form, in the site's order: on how many pages it came into view, on how many a visitor focused one of its
   * fields or clicked one of its buttons, and how many of its leads were stored and not held.
   */
  forms: { form: string; label: string; isEnquiry: boolean; views: number; starts: number; finishes: number }[]
}
