'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { lineLimit, textLimit } from '@/lib/forms/limits'
import { apiRequest } from '@/lib/http'
import type { SavedAnswer } from '@/lib/owner/inbox'
import { ConfirmContent } from '../confirm'
import { failureOf, notify, notifyFailure } from '../notify'
import { Dialog, DialogContent, DialogDescription, DialogFooter, DialogTitle } from '../ui/dialog'

const words = inbox.reply

interface SavedAnswersProps {
  readonly answers: readonly SavedAnswer[]
  onClose(): void
  onSaved(answers: SavedAnswer[]): void
}

/** Edits, adds and removes the owner's saved answers. */
export function SavedAnswers({ answers, onClose, onSaved }: SavedAnswersProps) {
  const [before] = useState(answers)
  const [drafts, setDrafts] = useState([...answers])
  const [added, setAdded] = useState(false)
  const [leaving, setLeaving] = useState(false)
  // A new answer that was left blank is nothing to lose.
  const written = drafts.filter(({ title, text }) => title || text)
  const isChanged = JSON.stringify(written) !== JSON.stringify(before)
  const change = (index: number, part: Partial<SavedAnswer>) =>
    setDrafts(drafts.map((draft, at) => (at === index ? { ...draft, ...part } : draft)))
  async function save(event: FormEvent) {
    event.preventDefault()
    const kept = drafts.filter(({ title, text }) => title.trim() && text.trim())
    try {
      await apiRequest('PUT', '/api/admin/saved-answers', { before, answers: kept })
      onSaved(kept)
      notify(words.kept)
      onClose()
    } catch (error) {
      notifyFailure(failureOf(error, inbox.lead.failed))
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && (isChanged ? setLeaving(true) : onClose())}>
      {/* A tap outside would discard the changes. */}
      <DialogContent closeLabel={admin.close} onInteractOutside={(event) => event.preventDefault()}>
        <DialogTitle>{words.editTitle}</DialogTitle>
        <DialogDescription>{words.editHint}</DialogDescription>
        <form onSubmit={(event) => void save(event)} className="contents">
          {drafts.map((draft, index) => (
            <fieldset key={index} className="grid gap-2 rounded-input border border-line p-3">
              <legend className="sr-only">{draft.title || words.answerText}</legend>
              <Input
                aria-label={words.answerTitle}
                autoFocus={added}
                maxLength={lineLimit}
                required={draft.text.trim() !== ''}
                pattern=".*\S.*"
                value={draft.title}
                onChange={({ target }) => change(index, { title: target.value })}
              />
              <Textarea
                aria-label={words.answerText}
                maxLength={textLimit}
                required={draft.title.trim() !== ''}
                value={draft.text}
                // Spaces alone don't count as an answer, or it would be thrown away as blank.
                onChange={({ target }) => change(index, { text: target.value.trim() && target.value })}
              />
              <Button
                variant="link"
                size="sm"
                className="justify-self-start"
                onClick={() => setDrafts(drafts.toSpliced(index, 1))}
              >
                {words.remove}
              </Button>
            </fieldset>
          ))}
          <DialogFooter>
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setAdded(true)
                setDrafts([...drafts, { title: '', text: '' }])
              }}
            >
              {words.add}
            </Button>
            <Button type="submit" variant="secondary" size="sm">
              {words.save}
            </Button>
          </DialogFooter>
        </form>
        <Dialog open={leaving} onOpenChange={setLeaving}>
          <ConfirmContent words={words.leave} onConfirm={async () => onClose()} onClose={() => setLeaving(false)} />
        </Dialog>
      </DialogContent>
    </Dialog>
  )
}
