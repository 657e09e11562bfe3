'use client'

import { useEffect, useRef } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { admin } from '@/content/admin'
import { adminQuotes as words } from '@/content/admin-quotes'
import { textLimit } from '@/lib/forms/limits'
import { HttpError, parseApiResponse, apiRequest } from '@/lib/http'
import { type QuoteItem, type QuotesOfLead, quoteLimits } from '@/lib/owner/quotes'
import { Confirm } from '../confirm'
import { failureOf, notify, notifyFailure } from '../notify'
import { FieldProblem } from './field-problem'
import { LineFields } from './line-fields'
import { QuoteSums } from './quote-sums'
import { type QuoteValues, blankLine, lineOf, valuesOf } from './quote-values'
import { RequestedChange } from './requested-change'

interface QuoteFormProps {
  readonly leadId: string
  readonly data: QuotesOfLead
  /** The open quote; undefined for a new one. */
  readonly quote?: QuoteItem
  onSaved(data: QuotesOfLead): void
  /** Closes the form without saving. The owner's own draft has no other view, so it gets discarded instead. */
  onCancel(): void
  onDiscard(): Promise<unknown>
  /** Saving failed because somebody else was quicker. */
  onConflict(): void
  /** What the owner had typed before going to another page. */
  readonly draft?: QuoteValues
  /** The quote has changed since the owner began. */
  readonly overtaken: boolean
  /** Called with the unsaved values, or with nothing once there are none. */
  onEdited(values?: QuoteValues): void
}

/** Writes or changes a quote. One that was sent is changed by sending it again. */
export function QuoteForm(props: QuoteFormProps) {
  const { leadId, data, quote, draft, overtaken, onSaved, onCancel, onConflict, onDiscard, onEdited } = props
  const { gst, recipient } = data
  const isSent = quote !== undefined && quote.state !== 'draft'
  const form = useForm<QuoteValues>({ defaultValues: valuesOf(data, quote) })
  const { control, register, reset, handleSubmit, clearErrors, setError, formState } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' })
  const [lines, note, validUntil] = useWatch({ control, name: ['lines', 'note', 'validUntil'] })
  const { errors, isSubmitting, isDirty } = formState
  // Only once: from then on, the values are in the fields.
  const initialDraft = useRef(draft)
  useEffect(() => {
    const { current: kept } = initialDraft
    initialDraft.current = undefined
    if (kept) reset(kept, { keepDefaultValues: true })
    else onEdited(isDirty ? { lines, note, validUntil } : undefined)
  }, [isDirty, lines, note, validUntil, onEdited, reset])
  const element = useRef<HTMLFormElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const left = useRef<HTMLElement>(null)
  // While the form was submitting, nothing in it could have focus.
  useEffect(() => {
    if (isSubmitting) return
    const wrong = element.current!.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(wrong ?? left.current)?.focus()
  }, [isSubmitting])

  const submit = (send: boolean) =>
    handleSubmit(
      async ({ lines: typed, note, validUntil }) => {
        const body = { leadId, version: quote?.version ?? '', lines: typed.map(lineOf), note, validUntil, send }
        try {
          const saved = (await (await apiRequest('PUT', '/api/admin/quotes', body)).json()) as QuotesOfLead
          onSaved(saved)
          notify(send ? (admin.notOut[saved.carrier] ?? words.sentNow) : words.saved)
        } catch (error) {
          const answer = error instanceof HttpError ? parseApiResponse(error.text) : undefined
          const errors = Object.entries(answer?.errors ?? {})
          for (const [path, [message]] of errors) setError(path as 'note', { message })
          // A field that shows its error also gets the focus, so a toast would only repeat it.
          if (!errors.some(([path]) => path === 'validUntil' || path.startsWith('lines.')))
            notifyFailure(failureOf(error, answer?.message ?? words.failed))
          if (error instanceof HttpError && error.status === 409) onConflict()
        }
      },
      () => send || notifyFailure(words.unfinished),
    )
  /** A server error about the lines as a whole belongs to no field, so it would block every retry if it stayed. */
  function save(send: boolean) {
    left.current = document.activeElement as HTMLElement | null
    clearErrors('lines')
    void submit(send)()
  }

  /** Removes a line. Focus moves to the next one, or else to the one before. */
  function removeLine(index: number) {
    const lines = element.current!.querySelectorAll('fieldset')
    ;(lines[index + 1] ?? lines[index - 1] ?? add.current)?.focus()
    remove(index)
  }

  return (
    <form
      ref={element}
      noValidate
      // Saving recreates the fields, so anything typed in the meantime would be lost.
      inert={isSubmitting}
      onSubmit={(event) => {
        event.preventDefault()
        save(true)
      }}
      className="grid gap-5 text-sm"
    >
      {overtaken && (
        <p role="alert" className="rounded-input bg-warn-tint p-4 font-semibold text-warn">
          {words.overtaken}
        </p>
      )}
      <RequestedChange quote={quote} />
      <div className="grid gap-4">
        {fields.map(({ id, hint }, index) => (
          <LineFields
            key={id}
            form={form}
            index={index}
            hint={hint}
            beforeGst={gst.registered}
            onRemove={() => removeLine(index)}
          />
        ))}
        <FieldProblem id="quote-lines-problem" text={errors.lines?.message} />
        {fields.length < quoteLimits.lines && (
          <Button
            ref={add}
            variant="outline"
            size="sm"
            className="justify-self-start"
            onClick={() => append(blankLine)}
          >
            {words.add}
          </Button>
        )}
      </div>
      <QuoteSums lines={lines.map(lineOf)} gst={gst} />
      <div className="grid gap-1">
        <Label htmlFor="quote-note">{words.note}</Label>
        <Textarea
          id="quote-note"
          rows={3}
          maxLength={textLimit}
          aria-describedby="quote-note-hint"
          {...register('note')}
        />
        <p id="quote-note-hint" className="text-xs text-muted">
          {words.noteHint}
        </p>
      </div>
      <div className="grid max-w-60 gap-1">
        <Label htmlFor="quote-valid-until">{words.validUntil}</Label>
        <Input
          id="quote-valid-until"
          type="date"
          aria-invalid={errors.validUntil !== undefined}
          aria-describedby="quote-valid-until-problem"
          {...register('validUntil', { required: words.problems.validUntil })}
        />
        <FieldProblem id="quote-valid-until-problem" text={errors.validUntil?.message} />
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" disabled={isSubmitting || !recipient}>
            {isSubmitting ? words.sending : isSent ? words.sendAgain : words.send}
          </Button>
          {!isSent && (
            <Button variant="outline" disabled={isSubmitting} onClick={() => save(false)}>
              {words.save}
            </Button>
          )}
          {quote?.state === 'draft' && !overtaken ? (
            <Confirm words={words.discard} onConfirm={onDiscard} />
          ) : isDirty ? (
            <Confirm words={words.leave} onConfirm={async () => onCancel()} />
          ) : (
            <Button variant="ghost" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
        </div>
        <p className="text-muted">{recipient ? words.to(recipient) : words.noAddress}</p>
      </div>
    </form>
  )
}
