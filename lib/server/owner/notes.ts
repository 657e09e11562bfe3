import 'server-only'
import type { LeadNote } from '@/lib/owner/inbox'
import { inWriteTransaction } from '../db'
import { noteOf } from './leads'

/** Adds a note to a lead. Undefined for an unknown one. */
export const addNote = (leadId: string, text: string): Promise<LeadNote | undefined> =>
  inWriteTransaction(async (tx) => {
    // Write first, because SQLite can't turn a transaction that starts with a read into a writer.
    const { count } = await tx.lead.updateMany({ where: { id: leadId }, data: { updatedAt: new Date() } })
    return count === 1 ? noteOf(await tx.note.create({ data: { leadId, text } })) : undefined
  })

/**
 * Sets a reminder about a lead, or removes it.
 * @param on a day in the business's time zone, such as `2026-11-24`; null for none
 * @returns false for an unknown lead
 */
export async function remindOn(id: string, on: string | null): Promise<boolean> {
  const { count } = await inWriteTransaction((tx) => tx.lead.updateMany({ where: { id }, data: { remindOn: on } }))
  return count === 1
}
