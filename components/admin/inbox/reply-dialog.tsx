'use client'

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { admin } from '@/content/admin'
import { inbox } from '@/content/admin-inbox'
import { firstNameOf } from '@/lib/first-name'
import { lineLimit, textLimit } from '@/lib/forms/limits'
import type { LeadDetail, SavedAnswer } from '@/lib/owner/inbox'
import { Dialog, DialogContent, DialogFooter, DialogTitle } from '../ui/dialog'
import { useOwnerData } from '../use-owner-data'
import { fillAnswer, unfilledPlaceholder } from './fill-answer'
import { SavedAnswers } from './saved-answers'

const words = inbox.reply

/** The answer so far. It outlives the dialog, so closing that or undoing a sent answer loses nothing. */
export interface ReplyDraft {
  readonly subject: string
  readonly text: string
}

interface ReplyDialogProps {
  readonly lead: LeadDetail
  readonly draft: ReplyDraft
  onDraft(draft: ReplyDraft): void
  onClose(): void
  /** @param seen how many answers the owner knew of at the start; undefined once they've been told of another */
  onSend(draft: ReplyDraft, seen: number | undefined): Promise<'sent' | 'late' | 'failed'>
}

const answersTo = ({ mails }: LeadDetail) =>
  mails.filter(({ kind, state }) => kind === 'reply' && state !== 'cancelled').length

function Preview({ lead, draft }: Pick<ReplyDialogProps, 'lead' | 'draft'>) {
  return (
    <div className="grid gap-2 text-sm">
      <p className="wrap-anywhere text-muted">
        {words.to} {lead.email}
      </p>
      {draft.subject && <p className="font-semibold wrap-anywhere">{draft.subject}</p>}
      <p className="rounded-input bg-shell p-4 text-base wrap-anywhere whitespace-pre-wrap">{draft.text}</p>
    </div>
  )
}

/** An answer by email: a saved one in two taps or one written by hand, with an optional preview. */
export function ReplyDialog({ lead, draft, onDraft, onClose, onSend }: ReplyDialogProps) {
  const { data: answers, mutate } = useOwnerData<SavedAnswer[]>('/api/admin/saved-answers', { refreshInterval: 0 })
  const [step, setStep] = useState<'write' | 'preview' | 'edit'>('write')
  const [sending, setSending] = useState(false)
  const [seen, setSeen] = useState<number | undefined>(answersTo(lead))
  const box = useRef<HTMLTextAreaElement>(null)
  const previewed = step === 'preview'
  const gap = unfilledPlaceholder(draft.text)

  /** Replaces another saved answer, but goes below anything the owner has written. */
  function take({ text }: SavedAnswer) {
    const isHers = draft.text.trim() && !answers?.some((saved) => fillAnswer(saved.text, lead) === draft.text)
    onDraft({ ...draft, text: `${isHers ? `${draft.text.trimEnd()}\n\n` : ''}${fillAnswer(text, lead)}` })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending) return
    setSending(true)
    const result = await onSend(draft, seen)
    if (result === 'sent') return onClose()
    setSending(false)
    if (result === 'late') setSeen(undefined)
  }

  if (step === 'edit' && answers)
    return (
      <SavedAnswers
        answers={answers}
        onClose={() => {
          setStep('write')
          // Another device may have changed them.
          void mutate()
        }}
        onSaved={(saved) => void mutate(saved, { revalidate: false })}
      />
    )
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        closeLabel={admin.close}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          // On a phone the keyboard would cover the saved answers.
          if (matchMedia('(pointer: fine)').matches) box.current?.focus()
          else (event.currentTarget as HTMLElement).focus()
        }}
      >
        <DialogTitle>{words.title(firstNameOf(lead.name) ?? lead.email ?? '')}</DialogTitle>
        <form onSubmit={(event) => void submit(event)} className="grid gap-4">
          {previewed ? (
            <Preview lead={lead} draft={draft} />
          ) : (
            <>
              <div
                role="group"
                aria-label={words.saved}
                className="flex gap-2 overflow-x-auto pb-1"
                // The dialog moves focus round without scrolling.
                onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
              >
                {answers?.map((answer) => (
                  <Button
                    key={answer.title}
                    variant="outline"
                    size="sm"
                    className="shrink-0"
                    onClick={() => take(answer)}
                  >
                    {answer.title}
                  </Button>
                ))}
                {/* They're saved as a whole, so editing them before they've loaded would delete them. */}
                <Button
                  variant="link"
                  size="sm"
                  className="shrink-0"
                  disabled={!answers}
                  onClick={() => setStep('edit')}
                >
                  {words.edit}
                </Button>
              </div>
              <div className="grid gap-1">
                <Label htmlFor="reply-text">{words.text}</Label>
                <Textarea
                  ref={box}
                  id="reply-text"
                  required
                  maxLength={textLimit}
                  value={draft.text}
                  onChange={({ target }) => onDraft({ ...draft, text: target.value })}
                />
              </div>
              <div className="grid gap-1">
                <Label htmlFor="reply-subject">{words.subject}</Label>
                <Input
                  id="reply-subject"
                  maxLength={lineLimit}
                  placeholder={words.subjectHint}
                  value={draft.subject}
                  onChange={({ target }) => onDraft({ ...draft, subject: target.value })}
                />
              </div>
            </>
          )}
          <p role="status" className="text-sm font-semibold empty:absolute">
            {gap && words.gap(gap)}
          </p>
          <DialogFooter>
            <Button
              variant="outline"
              size="sm"
              disabled={!draft.text.trim()}
              onClick={() => setStep(previewed ? 'write' : 'preview')}
            >
              {previewed ? words.write : words.preview}
            </Button>
            {/* A disabled button would lose focus, and after a failure it should still be here for another try. */}
            <Button type="submit" size="sm" aria-disabled={sending} disabled={!draft.text.trim() || gap !== undefined}>
              {sending ? words.sending : words.send}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
