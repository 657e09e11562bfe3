import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OutboxMessage, OutboxState } from '@/generated/sqlite/client'
import { join, sql } from '../db'
import { env, onPostgres } from '../env'
import { shared } from '../shared'
import { groupedQuery } from './grouped-writes'
import { type Queue, change, claim, findDue, isAstray, isPast, nextTry } from './queue'

// The outbox as a queue. Its rows stay, because the owner reads them; their state says what has become of them.

const queue: Queue<Date> = {
  table: 'OutboxMessage',
  key: 'id',
  tries: 'attempts',
  lease: 'leaseUntil',
  time: (ms) => new Date(ms),
}

const ticketOf = ({ id, attempts }: OutboxMessage) => ({ key: id, tries: attempts })

/** Identifies this process in leases. Random, because host names and process ids repeat, especially in containers. */
const instance = shared('instance', () => randomUUID())

/**
 * Finds emails that are due: pending ones, and those whose lease has run out.
 * @param urgentKinds those that go first, for a week
 * @returns how often each has been tried, by its id
 */
export async function findDueMails(urgentKinds: readonly string[], limit: number): Promise<Map<string, number>> {
  const now = new Date()
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000)
  const toSomebody = sql`("recipient" <> '' OR ${env().owner.email ? 1 : 0} = 1)`
  const due = await findDue(
    queue,
    limit,
    // By the index on kind and creation; the cast keeps SQLite from using the one on state and time, as the others do,
    // so that a day's backlog isn't sorted again for every batch.
    sql`"kind" IN (${join(urgentKinds)}) AND "createdAt" > ${weekAgo} AND CAST("state" AS TEXT) = 'pending' AND "nextAt" <= ${now}`,
    sql`"state" = 'sending' AND ${isPast(queue, 'leaseUntil')}`,
    sql`"state" = 'pending' AND "nextAt" <= ${now} AND ${toSomebody}`,
    sql`"state" = 'pending' AND ${isAstray(queue, 'nextAt')} AND ${toSomebody}`,
  )
  return new Map(due.map(({ key, tries }) => [key, tries]))
}

/** Finds the notices that wait for a digest, if it's due: it's never set more than a day ahead. */
export async function findDueForDigest(limit: number): Promise<string[]> {
  const due = await findDue(queue, limit, sql`"state" = 'collected' AND ${isPast(queue, 'nextAt', 25 * 3_600_000)}`)
  return due.map(({ key }) => key)
}

/** When to try an email again that has been claimed. */
export const nextMailTry = (mail: OutboxMessage, askedMs?: number) => nextTry(queue, ticketOf(mail), askedMs)

type Changes = Partial<OutboxMessage>

/** Updates an email unless somebody else got there first, in which case it's no longer in one of these states. */
export const updateMail = (mail: OutboxMessage, data: Changes, states: OutboxState[] = [mail.state]) =>
  change(queue, ticketOf(mail), data, sql`"state" IN (${join(states)})`)

/**
 * Claims an email, unless it no longer says what it said when it was read: its person's address may have been corrected
 * or erased.
 * @returns the email as claimed
 */
export async function claimMail<Data extends Changes>(mail: OutboxMessage, data: Data) {
  const { state, recipient, replyTo, subject, html } = mail
  const claimed = { ...data, state: 'sending' as const, leaseOwner: instance }
  const ticket = await claim(
    queue,
    ticketOf(mail),
    claimed,
    sql`"state" = ${state} AND "recipient" = ${recipient} AND "replyTo" IS NOT DISTINCT FROM ${replyTo}
      AND "subject" = ${subject} AND "html" IS NOT DISTINCT FROM ${html}`,
  )
  return ticket && { ...mail, ...claimed, attempts: ticket.tries }
}

/**
 * Frees the emails that a killed process was sending, so that a restart doesn't wait for their leases to run out. This
 * only works on SQLite, where one process serves the file except briefly during an update, so a lease that isn't ours
 * belongs to a dead process. On Postgres the holder may be another instance that's still sending, so the lease has to
 * run out: a crash delays an email by 25 s at most. If a lease is freed while its email is still being sent, the
 * idempotency key stops it from arriving twice.
 */
export async function releaseDeadLeases(): Promise<void> {
  if (onPostgres()) return
  await groupedQuery(sql`
    UPDATE "OutboxMessage" SET "leaseUntil" = ${new Date(0)}
    WHERE "state" = 'sending' AND "leaseOwner" <> ${instance} RETURNING "id"`)
}
