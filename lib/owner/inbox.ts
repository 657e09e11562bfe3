import type { LeadState } from '@/generated/sqlite/enums'

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

/** How many of the latest leads a device keeps for reading offline. */
export const offlineLeads = 200

/** Maximum length of a search, in characters. */
export const searchLimit = 200

/** How long a reply is held back so that it can be undone. */
export const undoMs = 10_000
