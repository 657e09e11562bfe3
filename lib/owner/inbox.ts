import type { LeadItem, LeadState } from './responses'

// Responses of the inbox's endpoints, shared by server and browser.

/** Every state, because one that's missing here would be in none of the lists below. */
const standing = {
  new: 'open',
  read: 'open',
  replied: 'settled',
  won: 'settled',
  lost: 'settled',
  spam: 'suspect',
  held: 'suspect',
} as const satisfies Record<LeadState, string>

const statesThatAre = (kind: (typeof standing)[LeadState]) =>
  (Object.keys(standing) as LeadState[]).filter((state) => standing[state] === kind)

/** The states of a lead that nobody has dealt with yet. */
export const openLeadStates = statesThatAre('open')

/** The states of a lead that somebody has dealt with. */
export const settledLeadStates = statesThatAre('settled')

/** The states of leads that probably aren't genuine. Figures and the list of contact messages leave them out. */
export const suspectLeadStates = statesThatAre('suspect')

export interface LeadNote {
  id: string
  text: string
  createdAt: string
}

/** `GET /api/admin/leads/{id}`. */
export interface LeadDetail extends LeadItem {
  notes: LeadNote[]
}

/** A lead's state and its dates. Undo sends them back to `PATCH /api/admin/leads/{id}`. */
export interface LeadSnapshot {
  state: LeadState
  answeredAt: string | null
  wonAt: string | null
}

/** The response of `PATCH /api/admin/leads/{id}`. */
export interface ChangedLead extends LeadDetail {
  before: LeadSnapshot
}

/** How many of the latest leads a device keeps for reading offline. */
export const offlineLeads = 200

/** Maximum length of a search, in characters. */
export const searchLimit = 200

/** How long a reply is held back so that it can be undone. */
export const undoMs = 10_000

/** One of the owner's saved answers, with `{name}`, `{price}` and `{times}` as placeholders for the lead's. */
export interface SavedAnswer {
  title: string
  text: string
}

/** The first leads of a group, and how many there are in all. */
export interface LeadGroup {
  total: number
  items: LeadItem[]
}

/** `GET /api/admin/today`: what needs the owner's attention. */
export interface Today {
  waiting: LeadGroup
  unanswered: LeadGroup
  reminders: LeadGroup
  /** Answered leads with a quote that was saved but not sent. */
  savedQuotes: LeadGroup
  /** Leads with a quote unanswered for some days. */
  quotes: LeadGroup
  held: LeadGroup
  /** How many emails wait for the owner's decision. */
  mail: number
}
