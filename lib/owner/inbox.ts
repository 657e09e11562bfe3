import type { LeadItem, LeadState } from './answers'

// What the inbox's endpoints answer, for both sides.

export interface LeadNote {
  id: string
  text: string
  createdAt: string
}

/** `GET /api/admin/leads/{id}`. */
export interface LeadDetail extends LeadItem {
  notes: LeadNote[]
}

/** Where a lead stands, and since when: what Undo gives back to `PATCH /api/admin/leads/{id}`. */
export interface LeadStanding {
  state: LeadState
  answeredAt: string | null
  wonAt: string | null
}

/** What that answers. */
export interface ChangedLead extends LeadDetail {
  before: LeadStanding
}

/** Characters of a search. */
export const searchLimit = 200

/** How long a reply is held back, so that it can be taken back. */
export const undoMs = 10_000

/** One of the owner's answers, with `{name}`, `{price}` and `{times}` where the lead's own go. */
export interface SavedAnswer {
  title: string
  text: string
}

/** Some leads, and how many there are. */
export interface LeadGroup {
  total: number
  items: LeadItem[]
}

/** `GET /api/admin/today`: what wants the owner's attention. */
export interface Today {
  waiting: LeadGroup
  unanswered: LeadGroup
  reminders: LeadGroup
  /** Whoever has had a quote for some days and hasn't answered it. Not in answers of earlier versions that a device has kept. */
  quotes?: LeadGroup
  held: LeadGroup
  /** Mails that need a word of hers. */
  mail: number
}
