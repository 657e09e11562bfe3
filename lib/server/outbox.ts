import 'server-only'
import { randomUUID } from 'node:crypto'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { coalesced } from './coalesced'
import { db, join, raw, sql } from './db'
import { queueDigest } from './digest'
import { env } from './env'
import { byDriver } from './grouped-writes'
import { logProblem } from './log'
import { deliver } from './mail/carrier'
import * as carrier from './mail/carrier-pause'
import type { Bodies } from './mail/bodies'
import { backoff, leaseMs, longestBackoffMs, needsOwner } from './outbox-times'

const batchSize = 10

type ClaimedMail = OutboxMessage & Bodies

const globals = globalThis as typeof globalThis & { sunnieInstance?: string }

/** Names this process in its leases. Generated, because host names and process ids repeat, above all in containers. */
const instance = (globals.sunnieInstance ??= randomUUID())

/**
 * Rows whose time has come: pending ones, and those whose lease has run out. So has a time that is further off than any
 * we set: the clock was ahead when it was set, and has been put right.
 */
async function findDue(): Promise<OutboxMessage[]> {
  const now = new Date()
  const tooFarOff = new Date(now.getTime() + 1.2 * longestBackoffMs)
  const ours = sql`("recipient" <> '' OR ${env().owner.email ? 1 : 0} = 1)`
  // Each part follows the index on state and time: a day's mail that waits for the carrier isn't sorted for every batch.
  const due = await byDriver<{ id: string }>(sql`
    SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'sending' AND ("leaseUntil" < ${now} OR "leaseUntil" > ${tooFarOff}) LIMIT ${batchSize}) AS "leased"
    UNION ALL SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'pending' AND "nextAt" <= ${now} AND ${ours} ORDER BY "nextAt" LIMIT ${batchSize}) AS "ready"
    UNION ALL SELECT "id" FROM (SELECT "id" FROM "OutboxMessage"
      WHERE "state" = 'pending' AND "nextAt" > ${tooFarOff} AND ${ours} LIMIT ${batchSize}) AS "astray"
    LIMIT ${batchSize}`)
  // Prisma is loaded when there is something to send, not by a site that waits: a tenth of its memory.
  if (!due.length) return []
  const id = { in: due.map((row) => row.id) }
  const leaseIsOver = { OR: [{ leaseUntil: { lt: now } }, { leaseUntil: { gt: tooFarOff } }] }
  return (await db()).outboxMessage.findMany({
    // Meanwhile one may have been cancelled, or taken by another instance: the claim compares with what is read here.
    where: { id, OR: [{ state: 'pending' }, { state: 'sending', ...leaseIsOver }] },
    orderBy: { createdAt: 'asc' },
  })
}

/** Changes a row unless somebody else has meanwhile: then its state isn't among those expected any more. */
async function update(
  { id, state, attempts }: OutboxMessage,
  data: Partial<OutboxMessage>,
  expected = [state],
): Promise<boolean> {
  const set = Object.entries(data).map(([column, value]) => sql`${raw(`"${column}"`)} = ${value}`)
  const [changed] = await byDriver(sql`
    UPDATE "OutboxMessage" SET ${join(set)} WHERE "id" = ${id} AND "state" IN (${join(expected)}) AND "attempts" = ${attempts}
    RETURNING "id"`)
  return changed !== undefined
}

/**
 * Claims a row by a conditional update, so that two instances never hold the same one. What goes out is fixed by the
 * first claim, before the first try: every later one must send the same bytes under the same key.
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
  return (await update(row, claimed)) ? { ...row, ...claimed } : undefined
}

/** @param before the row as it was before this try */
async function send(row: ClaimedMail, before: OutboxMessage): Promise<void> {
  const delivery = await deliver(
    {
      from: row.sender ?? '',
      to: row.recipient,
      ...(row.replyTo && { replyTo: row.replyTo }),
      subject: row.subject,
      html: row.html,
      text: row.text,
      headers: JSON.parse(row.headers) as Record<string, string>,
    },
    row.id,
  )
  if (delivery.result === 'sent') {
    const sent = {
      state: 'sent' as const,
      sentAt: new Date(),
      carrierId: delivery.id,
      leaseUntil: null,
      lastError: null,
    }
    // Called off meanwhile, it has gone out all the same.
    await update(row, sent, [row.state, 'cancelled'])
    carrier.resume()
    return
  }
  // If the carrier certainly didn't take it, this try counts for nothing: the 24 hours of its key haven't started by it,
  // and a wrong MAIL_FROM or OWNER_EMAIL can still be put right.
  const { firstTriedAt, sender, recipient } = delivery.result === 'unknown' ? row : before
  const lease = { leaseUntil: null, leaseOwner: null }
  const failed = { firstTriedAt, sender, recipient, ...lease, lastError: delivery.reason }
  if (delivery.result === 'other') return void (await update(row, { ...failed, state: 'uncertain' }))
  if (delivery.result === 'refused') return void (await update(row, { ...failed, state: 'failed' }))
  if (delivery.result !== 'laterAlone') carrier.pause(delivery.retryAfterMs)
  // No further off than any other time of ours, or `findDue` would take it for a clock that was ahead, and try at once.
  const wait = Math.min(Math.max(backoff(row.attempts), delivery.retryAfterMs ?? 0), longestBackoffMs)
  const nextAt = new Date(Date.now() + wait)
  await update(row, { ...failed, state: 'pending', nextAt })
}

/** The mail's bodies; one that can't be written stops where the owner sees it. */
async function renderOrGiveUp(row: OutboxMessage): Promise<Bodies | undefined> {
  const { renderMail } = await import('./mail/render')
  const bodies = await renderMail(row)
  if (!bodies) await update(row, { state: 'failed', lastError: 'could not be written', leaseUntil: null })
  return bodies
}

async function sendDue(): Promise<void> {
  if (carrier.isPaused()) return
  await queueDigest().catch((error) => logProblem('digest', error))
  for (let rows = await findDue(); rows.length; rows = await findDue()) {
    for (const row of rows) {
      const aside = needsOwner(row)
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
 * Sends every mail that's due. Called after an answer and on a timer; a call while another runs has it run
 * once more. Without an API key, mail stays where it is. Never throws.
 * @returns false when another call is at it
 */
export async function drainOutbox(): Promise<boolean> {
  if (!env().mail.resendKey || env().stage === 'preview') return true
  return coalesced('outbox', sendDue)
}

/**
 * Frees the mails that a killed process was sending, so that a restart doesn't wait out their leases. Only SQLite can
 * tell: one process serves the file but for the moments of an update, so a lease that isn't ours is a dead one's. On
 * Postgres the holder may be another instance, alive and sending, so there a lease just runs out: a crash delays a mail
 * by 25 s at most. Should a lease be freed while its mail is still on its way, the idempotency key keeps it from arriving
 * twice.
 */
export async function releaseDeadLeases(): Promise<void> {
  if (env().database.provider === 'postgresql') return
  await byDriver(sql`
    UPDATE "OutboxMessage" SET "leaseUntil" = ${new Date(0)}
    WHERE "state" = 'sending' AND "leaseOwner" <> ${instance} RETURNING "id"`)
}
