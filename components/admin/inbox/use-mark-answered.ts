'use client'

import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { write } from '@/lib/http'
import type { LeadItem, LeadState } from '@/lib/owner/answers'
import { notifyFailure, notifyUndoable } from '../notify'

const words = inbox.lead

/** Whether a lead is still to be answered. What is won or lost stays so; a held one is released first: its mails would go out with the mark. */
export const isUnanswered = ({ state }: Pick<LeadItem, 'state'>) => state === 'new' || state === 'read'

/** Marks a lead of a list as answered, and offers to take that back. */
export function useMarkAnswered(refresh: () => Promise<unknown>) {
  async function setState(id: string, state: LeadState): Promise<boolean> {
    try {
      await write('PATCH', `/api/admin/leads/${id}`, { state })
      return true
    } catch {
      notifyFailure(words.failed)
      return false
    } finally {
      await refresh()
    }
  }
  return async (lead: Pick<LeadItem, 'id' | 'state'>) => {
    const { id, state } = lead
    if (!isUnanswered(lead) || !(await setState(id, 'replied'))) return
    notifyUndoable(words.marked(admin.leads.states.replied), () => void setState(id, state))
  }
}
