import 'server-only'
import { inWriteTransaction } from '../base/db'

/**
 * Sets a reminder about a lead, or removes it.
 * @param on a day in the business's time zone, such as `2026-11-24`; null for none
 * @returns false for an unknown lead
 */
export async function remindOn(id: string, on: string | null): Promise<boolean> {
  const { count } = await inWriteTransaction((tx) => tx.lead.updateMany({ where: { id }, data: { remindOn: on } }))
  return count === 1
}
