import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { runCoalesced } from '../base/coalesced'
import { db, join, raw, skipLocked, sql } from '../base/db'
import { env, onPostgres } from '../base/env'
import { groupedQuery } from '../base/grouped-writes'
import { logProblem } from '../base/log'
import { shared } from '../base/shared'
import type { Bodies } from './bodies'
import { deliver } from './carrier'
import * as carrier from './carrier-pause'
import { queueDigest } from './digest'
import { privateKinds } from './links'
import { backoff, leaseMs, maxBackoffMs, ownerDecisionState } from './outbox-times'
import { outgoingMail } from './outgoing'
import { mailCarrier } from './states'

const batchSize = 10

type ClaimedMail = OutboxMessage & Bodies

/** Identifies this process in leases. Random, because host names and process ids repeat, especially in containers. */
const instance = shared('instance', () => randomUUID())

const isLink = ({ kind }: OutboxMessage) => privateKinds.some((one) => one === kind)

/**
 * Sent before anything else that's due: a link would expire behind a backlog, and confirmations caused by strangers
 * mustn't use up the carrier's daily quota before the owner's answers have gone out.
 */
const urgentKinds: string[] = [...privateKinds, 'reply', 'quote']
const urgentForMs = 7 * 86_400_000
const isUrgent = ({ kind }: OutboxMessage) => urgentKinds.includes(kind)

/**
 * Finds rows that are due: pending ones, and those whose lease has run out. A time further off than any we set counts
 * as due too, because it must have been set while the clock was ahead.
 */
async function findDue(): Promise<OutboxMessage[]> {
  const now = new Date()
  const tooFarOff = new Date(now.getTime() + 1.2 * maxBackoffMs)
  const urgentSince = new Date(now.getTime() - urgentForMs)
  const ours = sql`("recipient" <> '' OR ${env().owner.email ? 1 : 0} = 1)`
  // Each part but the first uses the index on state and time, so that a day's backlog isn't sorted again for every
  // batch. The first uses the one on kind and creation, and the cast keeps SQLite from using the other.
  const due = await groupedQuery<{ id: string }>(sql`
    SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "kind" IN (${join(urgentKinds)}) AND "createdAt" > ${urgentSince} AND CAST("state" AS TEXT) = 'pending'
      AND "nextAt" <= ${now} LIMIT ${batchSize} ${skipLocked()}) AS "urgent"
    UNION ALL SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'sending' AND ("leaseUntil" < ${now} OR "leaseUntil" > ${tooFarOff}) LIMIT ${batchSize} ${skipLocked()}) AS "leased"
    UNION ALL SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'pending' AND "nextAt" <= ${now} AND ${ours} ORDER BY "nextAt" LIMIT ${batchSize} ${skipLocked()}) AS "ready"
    UNION ALL SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'pending' AND "nextAt" > ${tooFarOff} AND ${ours} LIMIT ${batchSize} ${skipLocked()}) AS "astray"
    LIMIT ${batchSize}`)
  // Load Prisma only when there's something to send: it's a tenth of an idle site's memory.
  if (!due.length) return []
  const id = { in: due.map((row) => row.id) }
  const leaseIsOver = { OR: [{ leaseUntil: { lt: now } }, { leaseUntil: { gt: tooFarOff } }] }
  const client = await db()
  const rows = await client.outboxMessage.findMany({
    // A row may since have been cancelled or claimed by another instance, so the claim checks it against what we read.
    where: { id, OR: [{ state: 'pending' }, { state: 'sending', ...leaseIsOver }] },
    orderBy: { createdAt: 'asc' },
  })
  return rows.sort((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)))
}

/** Updates a row unless somebody else got there first, in which case its state is no longer one of those expected. */
async function update(
  { id, state, attempts }: OutboxMessage,
  data: Partial<OutboxMessage>,
  expected = [state],
  condition = sql`1 = 1`,
): Promise<boolean> {
  const set = Object.entries(data).map(([column, value]) => sql`${raw(`"${column}"`)} = ${value}`)
  const [changed] = await groupedQuery(sql`
    UPDATE "OutboxMessage" SET ${join(set)} WHERE "id" = ${id} AND "state" IN (${join(expected)}) AND "attempts" = ${attempts}
    AND ${condition} RETURNING "id"`)
  return changed !== undefined
}

/** Whether a row still says what it said when it was read: its person's address may have been corrected or erased. */
const unchanged = ({ recipient, replyTo, subject, html }: OutboxMessage) => sql`
  "recipient" = ${recipient} AND "replyTo" IS NOT DISTINCT FROM ${replyTo} AND "subject" = ${subject}
  AND "html" IS NOT DISTINCT FROM ${html}`

/**
 * Claims a row with a conditional update, so that two instances never hold the same one. The first claim fixes what's
 * sent, because every retry must send the same bytes under the same key.
 */
async function claim(row: OutboxMessage, bodies: Bodies): Promise<ClaimedMail | undefined> {
  const now = new Date()
  const claimed = {
    ...bodies,
    state: 'sending' as const,
    attempts: row.attempts + 1,
    leaseUntil: new Date(now.getTime() + leaseMs),
    leaseOwner: instance,
    firstTriedAt: row.firstTriedAt ?? now,
    sender: row.sender ?? env().mail.from ?? '',
    recipient: row.recipient || (env().owner.email ?? ''),
  }
  return (await update(row, claimed, [row.state], unchanged(row))) ? { ...row, ...claimed } : undefined
}

/** @param before the row as it was before this try */
async function send(row: ClaimedMail, before: OutboxMessage): Promise<void> {
  const delivery = await deliver(outgoingMail(row), row.id)
  if (delivery.result === 'sent') {
    const sent = {
      state: 'sent' as const,
      sentAt: new Date(),
      carrierId: delivery.id,
      leaseUntil: null,
      lastError: null,
      // Whoever reads the database or a backup mustn't find a link that still works.
      ...(isLink(row) && { html: null, text: null }),
    }
    // Recorded even if the email was cancelled in the meantime, because it has gone out.
    await update(row, sent, [row.state, 'cancelled'])
    carrier.resume()
    return
  }
  // If the carrier definitely didn't accept it, this try doesn't count: the key's 24 hours haven't started, and a wrong
  // MAIL_FROM or OWNER_EMAIL can still be fixed.
  const { firstTriedAt, sender, recipient } = delivery.result === 'unknown' ? row : before
  const lease = { leaseUntil: null, leaseOwner: null }
  const failed = { firstTriedAt, sender, recipient, ...lease, lastError: delivery.reason }
  if (delivery.result === 'keyReused') return void (await update(row, { ...failed, state: 'uncertain' }))
  if (delivery.result === 'refused') return void (await update(row, { ...failed, state: 'failed' }))
  if (delivery.result !== 'laterAlone') carrier.pause(delivery.retryAfterMs)
  // Capped like all our times, or `findDue` would assume the clock had been ahead and retry at once.
  const wait = Math.min(Math.max(backoff(row.attempts), delivery.retryAfterMs ?? 0), maxBackoffMs)
  const nextAt = new Date(Date.now() + wait)
  await update(row, { ...failed, state: 'pending', nextAt })
}

/** Renders the email. If that fails, it's marked as failed, where the owner will see it. */
async function renderOrGiveUp(row: OutboxMessage): Promise<Bodies | undefined> {
  const { renderMail } = await import('./render')
  const bodies = await renderMail(row)
  if (!bodies) await update(row, { state: 'failed', lastError: 'could not be rendered', leaseUntil: null })
  return bodies
}

async function sendDue(): Promise<void> {
  if (carrier.isPaused()) return
  await queueDigest().catch((error) => logProblem('digest', error))
  for (let rows = await findDue(); rows.length; rows = await findDue()) {
    for (const row of rows) {
      const aside = ownerDecisionState(row)
      if (aside) {
        await update(row, { state: aside, leaseUntil: null })
        continue
      }
      const bodies = await renderOrGiveUp(row)
      if (carrier.isPaused()) return
      const claimed = bodies && (await claim(row, bodies))
      if (claimed) await send(claimed, row)
    }
  }
}

/**
 * Sends every email that's due. Called after a response and on a timer. A call while another is running makes that one
 * run again. Without an API key, mail stays in the outbox. Never throws.
 * @returns false when another call is doing it
 */
export async function drainOutbox(): Promise<boolean> {
  if (mailCarrier() !== 'resend') return true
  return runCoalesced('outbox', sendDue)
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
