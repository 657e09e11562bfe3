import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { firstNameOf } from '@/lib/first-name'
import { lineLimit, textLimit } from '@/lib/forms/limits'
import type { LeadDetail, SavedAnswer } from '@/lib/owner/inbox'
import { fillAnswer } from '@/lib/server/owner/fill-answer'
import type { Visit } from '../../_parts/owner-page'
import { Field, Post, Problem, TextLink } from '../../_parts/parts'

/** The text to show: what was typed, with the saved answer that was picked. That replaces another, or goes below. */
function textOf(typed: URLSearchParams, answers: readonly SavedAnswer[], lead: LeadDetail): string {
  const written = typed.get('text') ?? ''
  const picked = answers[Number(typed.get('answer') ?? NaN)]
  if (!picked) return written
  const isHers =
    written.trim() && !answers.some(({ text }) => fillAnswer(text, lead) === written.replace(/\r\n/g, '\n'))
  return `${isHers ? `${written.trimEnd()}\n\n` : ''}${fillAnswer(picked.text, lead)}`
}

interface ReplyProps {
  readonly lead: LeadDetail
  readonly answers: readonly SavedAnswer[]
  readonly visit: Visit<{ id: string }>
  /** An answer that was taken back, to be written on. */
  readonly again?: { readonly subject: string; readonly text: string }
}

/** An answer by email: a saved one in two taps, or one written by hand. */
export function Reply({ lead, answers, visit: { typed, errors, refusal }, again }: ReplyProps) {
  const isTyped = typed.get('do') === 'reply'
  const { mails, id, name, email } = lead
  const sent = mails.filter(({ kind, state }) => kind === 'reply' && state !== 'cancelled').length
  const [problem] = isTyped ? (errors.text ?? []) : []
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
        <div className="grid gap-1">
          <Label htmlFor="answer">Your answer</Label>
          <Textarea
            id="answer"
            name="text"
            required
            maxLength={textLimit}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem && 'answer-error'}
            defaultValue={isTyped ? textOf(typed, answers, lead) : again?.text}
          />
          {problem && <Problem id="answer-error" text={problem} />}
        </div>
        <Field
          id="subject"
          label="Subject"
          maxLength={lineLimit}
          placeholder="Re: the email they have from us"
          defaultValue={isTyped ? (typed.get('subject') ?? '') : again?.subject}
        />
        <Button type="submit" size="sm" className="justify-self-start">
          Send
        </Button>
      </Post>
    </details>
  )
}
