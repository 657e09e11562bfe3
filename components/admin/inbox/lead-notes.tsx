'use client'

import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { inbox } from '@/content/admin-inbox'
import { textLimit } from '@/lib/forms/limits'
import type { LeadDetail } from '@/lib/owner/inbox'
import { draftOf, keepDraft } from '../drafts'
import { notify } from '../notify'
import { ReceivedAt } from '../received-at'
import type { ChangeLead } from './use-lead'

const words = inbox.lead

/** Leads with a note being saved. Its draft is kept in case of a reload, but doesn't fill the box on a later visit. */
const sending = new Set<string>()

/** Sets the text of an open lead's note box. The owner may have left the page and come back since. */
const boxes = new Map<string, (text: string) => void>()

interface LeadNotesProps {
  readonly lead: LeadDetail
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly change: ChangeLead
}

/** What was said and promised, oldest first, and a box for another note. */
export function LeadNotes({ lead, box, change }: LeadNotesProps) {
  const draft = () => draftOf<string>('note', lead.id)
  const [text, show] = useState((!sending.has(lead.id) && draft()) || '')
  useEffect(() => {
    boxes.set(lead.id, show)
    return () => void boxes.delete(lead.id)
  }, [lead.id])
  function setText(to: string) {
    keepDraft('note', lead.id, to || undefined)
    boxes.get(lead.id)?.(to)
  }
  async function add(event: FormEvent) {
    event.preventDefault()
    // Numbered, because the previous note may still be saving.
    const note = { id: `new ${lead.notes.length}`, text: text.trim(), createdAt: new Date().toISOString() }
    if (!note.text) return
    show('')
    sending.add(lead.id)
    const saved = await change({ notes: [...lead.notes, note] }, 'POST', '/notes', { text: note.text })
    sending.delete(lead.id)
    const typedSince = draft() === text ? undefined : draft()
    if (!saved) return setText([text, typedSince].filter(Boolean).join('\n'))
    keepDraft('note', lead.id, typedSince)
    notify(words.noted)
  }
  return (
    <section aria-labelledby="notes" className="grid gap-3">
      <h2 id="notes" className="font-sans text-base font-semibold tracking-normal">
        {words.notes}
      </h2>
      {lead.notes.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {lead.notes.map((note) => (
            <li key={note.id} className="rounded-input bg-shell px-4 py-3">
              <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>
              <ReceivedAt at={note.createdAt} />
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={(event) => void add(event)} className="grid justify-items-start gap-2">
        <Label htmlFor="note">{words.noteLabel}</Label>
        <Textarea
          ref={box}
          id="note"
          rows={2}
          maxLength={textLimit}
          placeholder={words.noteHint}
          className="min-h-20!"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outline" size="sm">
          {words.noteSave}
        </Button>
      </form>
    </section>
  )
}
