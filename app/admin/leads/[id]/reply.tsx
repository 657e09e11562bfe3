import { Button } from '@/components/ui/button'
import { firstNameOf } from '@/lib/first-name'
import { lineLimit, textLimit } from '@/lib/forms/limits'
import { fillAnswer } from '@/lib/server/owner/fill-answer'
import type { LeadDetail } from '@/lib/server/owner/leads'
import type { SavedAnswers } from '@/lib/server/owner/saved-answers'
import type { Visit } from '../../_parts/owner-page'
import { Field, Post, Submit } from '../../_parts/fields'
import { TextLink } from '../../_parts/parts'

/** The text to show: what was typed, with the saved answer that was picked. That replaces another, or goes below. */
function textOf(typed: URLSearchParams, answers: SavedAnswers, lead: LeadDetail): string {
  const written = typed.get('text') ?? ''
  const picked = answers[Number(typed.get('answer') ?? NaN)]
  if (!picked) return written
  const isHers =
    written.trim() && !answers.some(({ text }) => fillAnswer(text, lead) === written.replace(/\r\n/g, '\n'))
  return `${isHers ? `${written.trimEnd()}\n\n` : ''}${fillAnswer(picked.text, lead)}`
}

interface ReplyProps {
  readonly lead: LeadDetail
  readonly answers: SavedAnswers
  readonly visit: Visit<{ id: string }>
  /** An answer that was taken back, to be written on. */
  readonly again?: { readonly subject: string; readonly text: string }
}

/** An answer by email: a saved one in two taps, or one written by hand. */
export function Reply({ lead, answers, visit: { typed, refusal, field }, again }: ReplyProps) {
  const isTyped = typed.get('do') === 'reply'
  const { mails, id, name, email } = lead
  const sent = mails.filter(({ kind, state }) => kind === 'reply' && state !== 'cancelled').length
  const text = field('reply', 'text', again?.text)
  return (
    <details id="reply" open={isTyped || again !== undefined} className="rounded-input border border-line">
      <summary className="min-h-12 px-4 py-3 font-semibold">{`Answer ${firstNameOf(name) ?? email ?? ''}`}</summary>
      <Post
        act="reply"
        on={`/admin/leads/${id}`}
        typed={typed}
        data-draft={`reply/${id}`}
        // Whoever was told of a newer answer has seen it.
        fields={{ seen: (isTyped && !refusal && typed.get('seen')) || String(sent) }}
        className="grid gap-4 border-t border-line p-4"
      >
        {/* What Enter presses. */}
        <button type="submit" hidden />
        <div role="group" aria-label="Saved answers" className="flex gap-2 overflow-x-auto pb-1">
          {answers.map(({ title }, index) => (
            <Button
              key={title}
              type="submit"
              name="answer"
              value={index}
              formNoValidate
              variant="outline"
              size="sm"
              className="shrink-0"
            >
              {title}
            </Button>
          ))}
          <TextLink href={`/admin/answers?lead=${id}`} className="my-0! shrink-0 self-center">
            Change these
          </TextLink>
        </div>
        <Field
          id="answer"
          label="Your answer"
          rows={5}
          required
          maxLength={textLimit}
          {...text}
          defaultValue={isTyped ? textOf(typed, answers, lead) : text.defaultValue}
        />
        <Field
          id="subject"
          label="Subject"
          maxLength={lineLimit}
          placeholder="Re: the email they have from us"
          {...field('reply', 'subject', again?.subject)}
        />
        <Submit variant="primary">Send</Submit>
      </Post>
    </details>
  )
}
