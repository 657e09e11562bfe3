import 'server-only'
import type { LeadNote } from '@/lib/owner/inbox'
import { inWriteTransaction } from '../db'
import { noteOf } from './leads'

/** Writes a note down about a lead. Undefined for an unknown one. */
export const addNote = (leadId: string, text: string): Promise<LeadNote | undefined> =>
  inWriteTransaction(async (tx) => {
    // Written first: a transaction that begins by reading can't become a writer on SQLite.
    const { count } = await tx.lead.updateMany({ where: { id: leadId }, data: { updatedAt: new Date() } })
    return count === 1 ? noteOf(await tx.note.create({ data: { leadId, text } })) : undefined
  })

/**
 * Has a lead come up again on a day, or not any more.
 * @param on a day of the business's calendar, such as `2026-11-24`
 * @returns false for an unknown lead
 */
export async function remindOn(id: string, on: string | null): Promise<boolean> {
  const { count } = await inWriteTransaction((tx) => tx.lead.updateMany({ where: { id }, data: { remindOn: on } }))
  return count === 1
}
