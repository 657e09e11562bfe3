import { undoMs } from '@/lib/owner/inbox'
import { dayFormat } from '@/lib/day'
import { mailCarrier } from '@/lib/server/mail/states'
import { unfilledPlaceholder } from '@/lib/server/owner/fill-answer'
import { addNote, remindOn, setState } from '@/lib/server/owner/lead-changes'
import { stateNames } from '@/lib/server/leads/lead-state'
import { cancelReply, queueReply } from '@/lib/server/owner/replies'
import { fieldRefusal } from '@/lib/server/base/refusal'
import { notOut } from '../../_parts/not-out'
import type { Visit } from '../../_parts/owner-page'

type LeadVisit = Visit<{ id: string }>

const dayAndMonth = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** What can be done on a lead's page besides quotes. */
export const leadActions = {
  async state({ params: { id } }: LeadVisit, form: URLSearchParams) {
    const { released, before, state } = await setState(id, Object.fromEntries(form))
    // Its emails can't be taken back.
    if (released) return { notice: 'Released' }
    const { answeredAt, wonAt } = before
    const dates = { answeredAt: answeredAt?.toISOString() ?? '', wonAt: wonAt?.toISOString() ?? '' }
    return {
      notice: `Marked as ${stateNames[state].toLowerCase()}`,
      undo: { do: 'state', state: before.state, from: state, ...dates },
    }
  },

  async note({ params: { id } }: LeadVisit, form: URLSearchParams) {
    await addNote(id, Object.fromEntries(form))
    return { notice: 'Noted' }
  },

  /** `was` is the reminder it had, for Undo. */
  async remind({ params: { id } }: LeadVisit, form: URLSearchParams) {
    const on = await remindOn(id, { on: form.get('on') })
    if (on) return { notice: `We'll remind you on ${dayAndMonth(on)}` }
    const was = form.get('was')
    return { notice: 'Reminder removed', undo: was ? { do: 'remind', on: was } : undefined }
  },

  async reply({ params: { id } }: LeadVisit, form: URLSearchParams) {
    // Only picked a saved answer, which the page puts into the box.
    if (form.has('answer')) return undefined
    const gap = unfilledPlaceholder(form.get('text') ?? '')
    if (gap) throw fieldRefusal(422, 'text', `Still to fill in: ${gap}`)
    const { id: mail, gone } = await queueReply(id, Object.fromEntries(form))
    if (gone) return { notice: "You've already sent this answer, so it only goes out once." }
    return {
      notice: notOut[mailCarrier()] ?? `Your answer goes out in ${undoMs / 1000} seconds`,
      undo: { do: 'undo-reply', mail },
      undoMs,
    }
  },

  async 'undo-reply'({ params: { id } }: LeadVisit, form: URLSearchParams) {
    const mail = form.get('mail') ?? ''
    await cancelReply(id, mail)
    return { notice: 'Not sent. Your answer is back in the box.', to: `/admin/leads/${id}?again=${mail}#answer` }
  },
}
