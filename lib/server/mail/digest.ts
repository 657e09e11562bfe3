import 'server-only'
import { formBySlug } from '@/lib/forms/registry'
import { daysAfter } from '@/lib/day'
import { localDay, startOfLocalDay } from '@/lib/local-time'
import { db, inWriteTransaction } from '../base/db'
import { findDueForDigest } from '../base/sql/outbox'
import { automatic } from './outgoing'

/** Setting: `true` while list sign-ups come in one email a day instead of one each. */
export const digestSetting = 'listDigest'

/** When the digest goes out, in ms after the business's midnight: 5 pm, when the day's work is done. */
const digestMs = 17 * 3_600_000
/** Any more sign-ups than this go in a second email. */
const maxPerDigest = 500

/** When the next digest after `now` is due. */
export function nextDigestAt(now: Date): Date {
  const on = (day: string) => new Date(startOfLocalDay(day).getTime() + digestMs)
  const today = localDay(now)
  return on(today) > now ? on(today) : on(daysAfter(today, 1))
}

/**
 * Queues the digest that's due: the notices collected for it become one email. Each notice goes in one digest only,
 * even with several instances. Throws when the database is down.
 */
export async function queueDigest(): Promise<void> {
  const due = await findDueForDigest(maxPerDigest)
  if (!due.length) return
  const { digestKind, renderDigest } = await import('./list-digest')
  const client = await db()
  const now = new Date()
  const notices = await client.outboxMessage.findMany({
    where: { id: { in: due }, state: 'collected' },
    orderBy: { createdAt: 'asc' },
    select: { id: true, lead: { select: { form: true, email: true } } },
  })
  // Another instance got there first.
  if (!notices.length) return
  const signUps = notices.flatMap(({ lead }) => {
    const list = lead && formBySlug(lead.form)?.consent?.list
    return list ? [{ list, email: lead.email ?? '' }] : []
  })
  const mail = await renderDigest(signUps)
  const headers = JSON.stringify(automatic)
  await inWriteTransaction(async (tx) => {
    const { count } = await tx.outboxMessage.updateMany({
      where: { id: { in: notices.map(({ id }) => id) }, state: 'collected' },
      data: { state: 'sent', sentAt: now }, // the digest's own time, by which an erasure finds them again
    })
    if (count === notices.length)
      await tx.outboxMessage.create({ data: { kind: digestKind, recipient: '', headers, createdAt: now, ...mail } })
    else if (count > 0) throw new Error('some of these sign-ups are already in another digest')
  })
}
