'use client'

import { useState } from 'react'
import { inbox } from '@/content/admin-inbox'
import { write } from '@/lib/http'
import { type LeadDetail, undoMs } from '@/lib/owner/inbox'
import { notify, notifyFailure, notifyUndoable } from '../notify'
import type { Draft } from './reply-dialog'
import type { ChangeLead } from './use-lead'

const words = inbox.reply
const empty: Draft = { subject: '', text: '' }

/** The answer that is being written, and its way out: held back for ten seconds, in which it can be taken back. */
export function useReply(lead: LeadDetail | undefined, change: ChangeLead, refresh: () => unknown) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState(empty)

  async function takeBack(sent: Draft) {
    try {
      await write('DELETE', `/api/admin/leads/${lead!.id}/reply`)
      setDraft(sent)
      setOpen(true)
      notify(words.undone)
    } catch {
      notifyFailure(words.tooLate)
    }
    await refresh()
  }

  async function send(sent: Draft): Promise<boolean> {
    const answered = lead!.state === 'new' || lead!.state === 'read'
    const shown = answered ? ({ state: 'replied', waiting: false } as const) : {}
    const taken = await change(shown, 'POST', '/reply', sent)
    if (!taken) return false
    setDraft(empty)
    notifyUndoable(words.queued, () => void takeBack(sent), undoMs)
    return true
  }

  return { open, setOpen, draft, setDraft, send }
}
