'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { HttpError, apiRequest } from '@/lib/http'
import type { MailCarrier } from '@/lib/owner/responses'
import { type LeadDetail, undoMs } from '@/lib/owner/inbox'
import { draftOf, keepDraft } from '../drafts'
import { failureOf, notify, notifyFailure, notifyUndoable } from '../notify'
import type { ReplyDraft } from './reply-dialog'
import type { ChangeLead } from './use-lead'
import { isOpenLead } from './change-listed'

const words = inbox.reply
const empty: ReplyDraft = { subject: '', text: '' }

/** Puts an undone answer back into a lead's open reply box. The owner may have left the page and come back since. */
const boxes = new Map<string, (taken: ReplyDraft) => void>()

/** An answer's text as it appears below another, with its subject first if that's a different one. */
const below = (above: ReplyDraft, { subject, text }: ReplyDraft) =>
  above.subject && subject && subject !== above.subject ? `${subject}\n\n${text}` : text

/** The undone answer, with anything begun since then below it. */
const mergeDrafts = (taken: ReplyDraft, begun: ReplyDraft = empty): ReplyDraft => ({
  subject: taken.subject || begun.subject,
  text: [taken.text, below(taken, begun)].filter((text) => text.trim()).join('\n\n'),
})

/** What stays in the box after sending: an undone answer may have been put back above this one in the meantime. */
function removeSent(sent: ReplyDraft, box: ReplyDraft = empty): ReplyDraft {
  const end = below(box, sent)
  const text = (box.text.endsWith(end) ? box.text.slice(0, box.text.length - end.length) : box.text).trim()
  return text ? { ...box, text } : empty
}

/** The answer being written, and how it's sent: the server holds it for ten seconds, during which it can be undone. */
export function useReply(id: string, lead: LeadDetail | undefined, change: ChangeLead, refresh: () => unknown) {
  const [open, setOpen] = useState(false)
  const [draft, show] = useState(draftOf<ReplyDraft>('reply', id) ?? empty)
  const router = useRouter()

  function setDraft(to: ReplyDraft) {
    keepDraft('reply', id, to.subject || to.text ? to : undefined)
    show(to)
  }

  const restoreDraft = useEffectEvent((taken: ReplyDraft) => {
    setDraft(mergeDrafts(taken, draft))
    setOpen(true)
  })
  useEffect(() => {
    boxes.set(id, (taken) => restoreDraft(taken))
    return () => void boxes.delete(id)
  }, [id])

  async function undoSend(sent: ReplyDraft, mail: string) {
    const page = `/admin/leads/${id}` as const
    try {
      await apiRequest('DELETE', `/api${page}/reply?mail=${mail}`)
      const box = boxes.get(id)
      if (box) box(sent)
      else {
        keepDraft('reply', id, mergeDrafts(sent, draftOf('reply', id)))
        router.push(`${page}?do=reply`)
      }
      notify(words.undone)
    } catch (error) {
      notifyFailure(failureOf(error, words.notTakenBack))
    }
    await refresh()
  }

  /** @returns 'late' if somebody else answered first. The owner has been told, as after any failure */
  async function send(sent: ReplyDraft, seen: number | undefined): Promise<'sent' | 'late' | 'failed'> {
    let late = false
    const shown = isOpenLead(lead!) ? ({ state: 'replied', waiting: false } as const) : {}
    const tell = (error: unknown) => {
      late = error instanceof HttpError && error.status === 409
      return notifyFailure(failureOf(error, words.notSent))
    }
    const taken = await change(shown, 'POST', '/reply', { ...sent, seen }, tell)
    if (!taken) return late ? 'late' : 'failed'
    const { id: mail, carrier, gone } = (await taken.json()) as { id: string; carrier: MailCarrier; gone: boolean }
    setDraft(removeSent(sent, draftOf('reply', id)))
    if (gone) notify(words.gone)
    else notifyUndoable(admin.notOut[carrier] ?? words.queued, () => void undoSend(sent, mail), { durationMs: undoMs })
    return 'sent'
  }

  return { open, setOpen, draft, setDraft, send }
}
