'use client'

import { type FormEvent, type RefObject, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { inbox } from '@/content/admin-inbox'
import type { LeadDetail } from '@/lib/owner/inbox'
import { draftOf, keepDraft } from '../drafts'
import { notify } from '../notify'
import { ReceivedAt } from '../received-at'
import type { ChangeLead } from './use-lead'

const words = inbox.lead

interface LeadNotesProps {
  readonly lead: LeadDetail
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly change: ChangeLead
}

/** What was said and promised, oldest first, and a box for more. */
export function LeadNotes({ lead, box, change }: LeadNotesProps) {
  const [text, show] = useState(draftOf<string>('note', lead.id) ?? '')
  function setText(to: string) {
    keepDraft('note', lead.id, to || undefined)
    show(to)
  }
  async function add(event: FormEvent) {
    event.preventDefault()
    // The one before may be on its way still.
    const note = { id: `new ${lead.notes.length}`, text: text.trim(), createdAt: new Date().toISOString() }
    if (!note.text) return
    setText('')
    if (await change({ notes: [...lead.notes, note] }, 'POST', '/notes', { text: note.text })) notify(words.noted)
    else setText([text, draftOf<string>('note', lead.id)].filter(Boolean).join('\n'))
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
          maxLength={5000}
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
