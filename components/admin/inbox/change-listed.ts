import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { apiRequest } from '@/lib/http'
import type { LeadItem, LeadState } from '@/lib/owner/responses'
import { type ChangedLead, type LeadSnapshot, openLeadStates } from '@/lib/owner/inbox'
import { applyChange } from '../apply-change'
import { notifyUndoable } from '../notify'

const words = inbox.lead
type Refresh = () => Promise<unknown>

/**
 * Whether a lead can be marked as answered here. Won and lost leads keep their state. A held one has to be released
 * first, because marking it would send its emails.
 */
export const isOpenLead = ({ state }: Pick<LeadItem, 'state'>) => openLeadStates.includes(state)

/** Whether a lead can be answered by email. A held one has to be released first. */
export const canReply = ({ email, state }: Pick<LeadItem, 'email' | 'state'>) => Boolean(email) && state !== 'held'

/**
 * @param to the new state, with its dates if this undoes a change
 * @param from the state on screen: if another device has changed it since, that change stays and the owner is told
 * @returns what it was before, if it worked
 */
export async function setLeadState(
  id: string,
  to: Pick<LeadSnapshot, 'state'>,
  refresh: Refresh,
  from: LeadState,
): Promise<LeadSnapshot | undefined> {
  const answer = await applyChange(
    apiRequest('PATCH', `/api/admin/leads/${id}`, { ...to, from }),
    words.failed,
    refresh,
  )
  return answer && ((await answer.json()) as ChangedLead).before
}

/** Changes the state of a lead in a list, and offers to undo it. */
export async function mark({ id, state }: Pick<LeadItem, 'id' | 'state'>, as: LeadState, refresh: Refresh) {
  const before = await setLeadState(id, { state: as }, refresh, state)
  if (before)
    notifyUndoable(words.marked(admin.leads.states[as]), () => void setLeadState(id, before, refresh, as), {
      about: `${id} state`,
    })
}

/** Marks a lead as answered, unless it already is. */
export async function markReplied(lead: Pick<LeadItem, 'id' | 'state'>, refresh: Refresh) {
  if (isOpenLead(lead)) await mark(lead, 'replied', refresh)
}

const remind = (id: string, on: string | null, refresh: Refresh) =>
  applyChange(apiRequest('POST', `/api/admin/leads/${id}/remind`, { on }), words.failed, refresh)

/** Clears a lead's reminder, and offers to undo that. */
export async function endReminder({ id, remindOn }: Pick<LeadItem, 'id' | 'remindOn'>, refresh: Refresh) {
  if (await remind(id, null, refresh)) notifyUndoable(words.notReminded, () => void remind(id, remindOn, refresh))
}
