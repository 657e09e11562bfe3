import 'server-only'
import { after } from 'next/server'
import { z } from 'zod'
import { LeadState } from '@/generated/sqlite/enums'
import { textField } from '@/lib/forms/text'
import { inWriteTransaction } from '../base/db'
import { drainOutbox } from '../mail/outbox'
import { sendNotices } from '../push/notices'
import { changeState, invalidState, unknownLead } from '../leads/lead-state'
import { validated } from '../requests/validated-body'

// What the owner may do to a lead besides answering it, for its page's forms and for the endpoints. Each checks what
// was sent, and throws a Refusal: 422 for what's wrong with that, 404 for an unknown lead.

/** One of the dates that the lead had before, sent to undo a change. Plain forms send nothing for none. */
const date = z.union([z.literal('').transform(() => null), z.iso.datetime().pipe(z.coerce.date()), z.null()]).optional()
const stateChange = z.object({
  state: z.enum(LeadState, invalidState),
  from: z.enum(LeadState).optional(),
  answeredAt: date,
  wonAt: date,
})

/** Changes a lead's state. Whatever its release has queued goes out after the response. */
export async function setState(id: string, sent: unknown) {
  const { from, ...to } = validated(stateChange, sent)
  const changed = await changeState(id, to, from)
  if (changed.released) after(() => Promise.all([drainOutbox(), sendNotices()]))
  return { ...changed, state: to.state }
}

/** Adds a note to a lead. */
export async function addNote(leadId: string, sent: unknown) {
  const { text } = validated(z.object({ text: textField('Please write a note') }), sent)
  return inWriteTransaction(async (tx) => {
    // Write first, because SQLite can't turn a transaction that starts with a read into a writer.
    const { count } = await tx.lead.updateMany({ where: { id: leadId }, data: { updatedAt: new Date() } })
    if (!count) throw unknownLead()
    return tx.note.create({ data: { leadId, text } })
  })
}

const day = z.iso.date('Please choose a day, such as 2026-11-24')
const reminder = z.object({
  on: z
    .union([day, z.literal('')])
    .nullable()
    .transform((on) => on || null),
})

/**
 * Sets a reminder about a lead, or removes it.
 * @returns its day in the business's time zone, such as `2026-11-24`; null if there's none now
 */
export async function remindOn(id: string, sent: unknown): Promise<string | null> {
  const { on } = validated(reminder, sent)
  const { count } = await inWriteTransaction((tx) => tx.lead.updateMany({ where: { id }, data: { remindOn: on } }))
  if (!count) throw unknownLead()
  return on
}
