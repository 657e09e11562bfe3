import 'server-only'
import type { LeadNote } from '@/lib/owner/inbox'
import { inWriteTransaction } from '../base/db'
import { noteOf } from './leads'

/** Adds a note to a lead. Undefined for an unknown one. */
export const addNote = (leadId: string, text: string): Promise<LeadNote | undefined> =>
  inWriteTransaction(async (tx) => {
    // Write first, because SQLite can't turn a transaction that starts with a read into a writer.
    const { count } = await tx.lead.updateMany({ where: { id: leadId }, data: { updatedAt: new Date() } })
    return count === 1 ? noteOf(await tx.note.create({ data: { leadId, text } })) : undefined
  })
