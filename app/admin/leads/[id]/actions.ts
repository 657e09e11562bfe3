import { setTimeout } from 'node:timers/promises'
import { after } from 'next/server'
import { z } from 'zod'
import { LeadState } from '@/generated/sqlite/enums'
import { dayFormat } from '@/lib/day'
import { lineField, textField } from '@/lib/forms/text'
import { undoMs } from '@/lib/owner/inbox'
import { mailCarrier } from '@/lib/server/mail/states'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { stateNames } from '@/lib/server/leads/lead-state'
import { unfilledPlaceholder } from '@/lib/server/owner/fill-answer'
import { changeState, invalidState } from '@/lib/server/leads/lead-state'
import { addNote } from '@/lib/server/owner/notes'
import { remindOn } from '@/lib/server/owner/reminders'
import { cancelReply, queueReply } from '@/lib/server/owner/replies'
import { validated } from '@/lib/server/owner/validated-body'
import { sendNotices } from '@/lib/server/push/notices'
import { Refusal, fieldRefusal } from '@/lib/server/base/refusal'
import { notOut } from '../../_parts/not-out'
import type { Visit } from '../../_parts/owner-page'

type LeadVisit = Visit<{ id: string }>

export const unknownLead = 'This lead no longer exists. It may have been erased.'
const assertKnown = <T>(found: T | undefined | false): T => {
  if (found) return found
  throw new Refusal(409, unknownLead)
}

/** Sent to undo a change, which restores the dates the lead had before. */
const date = z.union([z.literal('').transform(() => null), z.iso.datetime().pipe(z.coerce.date())]).optional()
const stateForm = z.object({
  state: z.enum(LeadState, invalidState),
  from: z.enum(LeadState).optional(),
  answeredAt: date,
  wonAt: date,
})

async function state({ params: { id } }: LeadVisit, form: URLSearchParams) {
  const { from, ...to } = validated(stateForm, Object.fromEntries(form))
  const { released, before } = assertKnown(await changeState(id, to, from))
  if (released) {
    after(() => Promise.all([drainOutbox(), sendNotices()]))
    // Its emails can't be taken back.
    return { notice: 'Released' }
  }
  const { answeredAt, wonAt } = before
  const dates = { answeredAt: answeredAt?.toISOString() ?? '', wonAt: wonAt?.toISOString() ?? '' }
  return {
    notice: `Marked as ${stateNames[to.state].toLowerCase()}`,
    undo: { do: 'state', state: before.state, from: to.state, ...dates },
  }
}

async function note({ params: { id } }: LeadVisit, form: URLSearchParams) {
  const { text } = validated(z.object({ text: textField('Please write a note') }), Object.fromEntries(form))
  assertKnown(await addNote(id, text))
  return { notice: 'Noted' }
}

const dayAndMonth = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })
const remindForm = z.object({
  on: z.union([z.literal(''), z.iso.date('Please choose a day, such as 2026-11-24')]).default(''),
  /** The reminder it had, for Undo. */
  was: z.string().optional(),
})

async function remind({ params: { id } }: LeadVisit, form: URLSearchParams) {
  const { on, was } = validated(remindForm, Object.fromEntries(form))
  assertKnown(await remindOn(id, on || null))
  if (on) return { notice: `We'll remind you on ${dayAndMonth(on)}` }
  return { notice: 'Reminder removed', undo: was ? { do: 'remind', on: was } : undefined }
}

const replyForm = z.object({
  subject: z.union([z.literal(''), lineField('Please write a subject')]).optional(),
  text: textField('Please write your answer'),
  seen: z.coerce.number().pipe(z.int().min(0)).optional(),
})

async function reply({ params: { id } }: LeadVisit, form: URLSearchParams) {
  // Only picked a saved answer, which the page puts into the box.
  if (form.has('answer')) return undefined
  const answer = validated(replyForm, Object.fromEntries(form))
  const gap = unfilledPlaceholder(answer.text)
  if (gap) throw fieldRefusal(422, 'text', `Still to fill in: ${gap}`)
  const { id: mail, gone } = assertKnown(await queueReply(id, answer))
  after(async () => {
    await setTimeout(undoMs)
    await drainOutbox()
  })
  if (gone) return { notice: "You've already sent this answer, so it only goes out once." }
  return {
    notice: notOut[mailCarrier()] ?? `Your answer goes out in ${undoMs / 1000} seconds`,
    undo: { do: 'undo-reply', mail },
    undoMs,
  }
}

async function undoReply({ params: { id } }: LeadVisit, form: URLSearchParams) {
  const mail = form.get('mail') ?? ''
  await cancelReply(id, mail)
  return { notice: 'Not sent. Your answer is back in the box.', to: `/admin/leads/${id}?again=${mail}#answer` }
}

export const leadActions = { state, note, remind, reply, 'undo-reply': undoReply }
