'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { inbox } from '@/content/admin-inbox'
import { HttpError, write } from '@/lib/http'
import { type LeadDetail, undoMs } from '@/lib/owner/inbox'
import { draftOf, keepDraft } from '../drafts'
import { failureOf, notify, notifyFailure, notifyUndoable } from '../notify'
import type { Draft } from './reply-dialog'
import type { ChangeLead } from './use-lead'
import { isUnanswered } from './change-listed'

const words = inbox.reply
const empty: Draft = { subject: '', text: '' }

/** The answer that is being written, and its way out: held back for ten seconds, in which it can be taken back. */
export function useReply(id: string, lead: LeadDetail | undefined, change: ChangeLead, refresh: () => unknown) {
  const [open, setOpen] = useState(false)
  const [draft, show] = useState(draftOf<Draft>('reply', id) ?? empty)
  const router = useRouter()

  function setDraft(to: Draft) {
    keepDraft('reply', id, to.subject || to.text ? to : undefined)
    show(to)
  }

  async function takeBack(sent: Draft, mail: string) {
    const page = `/admin/leads/${id}` as const
    try {
      await write('DELETE', `/api${page}/reply?mail=${mail}`)
      setDraft(sent)
      if (location.pathname === page) setOpen(true)
      else router.push(`${page}?do=reply`)
      notify(words.undone)
    } catch (error) {
      notifyFailure(failureOf(error, words.notTakenBack))
    }
    await refresh()
  }

  /** @returns 'late' where somebody else has answered meanwhile; she has been told, as of any failure */
  async function send(sent: Draft, seen: number | undefined): Promise<'sent' | 'late' | 'failed'> {
    let late = false
    const shown = isUnanswered(lead!) ? ({ state: 'replied', waiting: false } as const) : {}
    const tell = (error: unknown) => {
      late = error instanceof HttpError && error.status === 409
      return notifyFailure(failureOf(error, words.notSent))
    }
    const taken = await change(shown, 'POST', '/reply', { ...sent, seen }, tell)
    if (!taken) return late ? 'late' : 'failed'
    const { id: mail } = (await taken.json()) as { id: string }
    setDraft(empty)
    notifyUndoable(words.queued, () => void takeBack(sent, mail), undoMs)
    return 'sent'
  }

  return { open, setOpen, draft, setDraft, send }
}
