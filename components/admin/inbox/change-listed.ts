import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { write } from '@/lib/http'
import type { LeadItem, LeadState } from '@/lib/owner/answers'
import { act } from '../act'
import { notifyUndoable } from '../notify'

const words = inbox.lead
type Refresh = () => Promise<unknown>

/** Whether a lead is still to be answered. What is won or lost stays so; a held one is released first: its mails would go out with the mark. */
export const isUnanswered = ({ state }: Pick<LeadItem, 'state'>) => state === 'new' || state === 'read'

/** @param from what the page shows: what another device has done since stays so, and she's told */
export const setState = (id: string, state: LeadState, refresh: Refresh, from: LeadState) =>
  act(write('PATCH', `/api/admin/leads/${id}`, { state, from }), words.failed, refresh)

/** Marks a lead of a list, and offers to take that back. */
export async function mark({ id, state }: Pick<LeadItem, 'id' | 'state'>, as: LeadState, refresh: Refresh) {
  if (await setState(id, as, refresh, state))
    notifyUndoable(words.marked(admin.leads.states[as]), () => void setState(id, state, refresh, as))
}

export async function markAnswered(lead: Pick<LeadItem, 'id' | 'state'>, refresh: Refresh) {
  if (isUnanswered(lead)) await mark(lead, 'replied', refresh)
}

export const endReminder = (id: string, refresh: Refresh) =>
  act(write('POST', `/api/admin/leads/${id}/remind`, { on: null }), words.failed, refresh)
