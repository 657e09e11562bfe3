import 'server-only'
import os from 'node:os'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from './db'
import { env } from './env'
import { logProblem } from './log'
import { carry } from './mail/carrier'

const hour = 3_600_000
/** Longer than the carrier's time limit: while a lease runs, its holder may still be sending. */
const leaseMs = 25_000
/** Resend forgets an idempotency key after 24 hours; after this a repeated try could arrive twice. */
const keyIsSafeMs = 23 * hour
/** A mail that nobody could send for two days may no longer be wanted: the owner decides. */
const staleMs = 48 * hour
const batch = 10

const instance = `${os.hostname()}:${process.pid}`

/** 2 s, 4 s, 8 s … up to half an hour, a little apart so that instances do not knock together. */
const pauseAfter = (attempts: number) => Math.min(2_000 * 2 ** (attempts - 1), hour / 2) * (0.9 + Math.random() * 0.2)

/** Rows whose time has come: waiting ones, and those whose holder let its lease run out. */
async function due(): Promise<OutboxMessage[]> {
  const now = new Date()
  const { owner } = env()
  return (await db()).outboxMessage.findMany({
    where: {
      OR: [
        { state: 'pending', nextAt: { lte: now } },
        { state: 'sending', leaseUntil: { lt: now } },
      ],
      ...(!owner.email && { NOT: { recipient: '' } }),
    },
    orderBy: { createdAt: 'asc' },
    take: batch,
  })
}

/** Takes a row by a conditional update, so that two instances never hold the same one. */
async function claim(row: OutboxMessage): Promise<OutboxMessage | undefined> {
  const now = new Date()
  const held = {
    state: 'sending' as const,
    attempts: row.attempts + 1,
    leaseUntil: new Date(now.getTime() + leaseMs),
    leaseOwner: instance,
    firstTriedAt: row.firstTriedAt ?? now,
    // Written down at the first try: every later one must send the same bytes under the same key.
    sender: row.sender ?? env().mail.from ?? '',
    recipient: row.recipient || (env().owner.email ?? ''),
  }
  const { count } = await (
    await db()
  ).outboxMessage.updateMany({ where: { id: row.id, state: row.state, attempts: row.attempts }, data: held })
  return count === 1 ? { ...row, ...held } : undefined
}

const setAside = (row: OutboxMessage, state: 'uncertain' | 'waiting') =>
  db().then((client) =>
    client.outboxMessage.updateMany({
      where: { id: row.id, state: row.state, attempts: row.attempts },
      data: { state, leaseUntil: null },
    }),
  )

/** A mail that must not be sent without the owner's word, and why (contract, Mail). */
function needsOwner(row: OutboxMessage): 'uncertain' | 'waiting' | undefined {
  const now = Date.now()
  if (row.firstTriedAt) return now - row.firstTriedAt.getTime() > keyIsSafeMs ? 'uncertain' : undefined
  return now - row.createdAt.getTime() > staleMs ? 'waiting' : undefined
}

async function send(row: OutboxMessage, wasTried: boolean): Promise<void> {
  const sent = await carry(
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
  const client = await db()
  const mine = { id: row.id, state: 'sending' as const, attempts: row.attempts }
  if (sent.result === 'sent') {
    await client.outboxMessage.updateMany({
      where: mine,
      data: { state: 'sent', sentAt: new Date(), carrierId: sent.id, leaseUntil: null, lastError: null },
    })
    return
  }
  const failed = { leaseUntil: null, leaseOwner: null, lastError: sent.reason }
  if (sent.result === 'refused') {
    await client.outboxMessage.updateMany({ where: mine, data: { ...failed, state: 'failed' } })
    return
  }
  const nextAt = new Date(Date.now() + Math.max(pauseAfter(row.attempts), sent.retryAfterMs ?? 0))
  // What the carrier surely did not take was never tried, as far as its memory of keys goes.
  await client.outboxMessage.updateMany({
    where: mine,
    data: { ...failed, state: 'pending', nextAt, ...(sent.result === 'later' && !wasTried && { firstTriedAt: null }) },
  })
}

async function sendDue(): Promise<void> {
  for (let rows = await due(); rows.length; rows = await due()) {
    for (const row of rows) {
      const aside = needsOwner(row)
      if (aside) {
        await setAside(row, aside)
        continue
      }
      const claimed = await claim(row)
      if (claimed) await send(claimed, row.firstTriedAt !== null)
    }
  }
}

const globals = globalThis as typeof globalThis & { sunnieDrain?: { running?: Promise<void>; again: boolean } }

/**
 * Sends every mail whose time has come. Called after an answer, on a timer and by the cron route; a call while
 * another runs makes that one look once more. Without a key mail stays where it is. Never throws.
 */
export async function drainOutbox(): Promise<void> {
  if (!env().mail.resendKey || env().stage === 'preview') return
  const drain = (globals.sunnieDrain ??= { again: false })
  if (drain.running) {
    drain.again = true
    return drain.running
  }
  drain.running = (async () => {
    do {
      drain.again = false
      await sendDue().catch((error) => logProblem('outbox', error))
    } while (drain.again)
    drain.running = undefined
  })()
  return drain.running
}

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

/** Lets go of what a process of this machine held when it was killed, so that its mails need not wait for the lease. */
export async function releaseDeadLeases(): Promise<void> {
  const client = await db()
  const held = await client.outboxMessage.findMany({
    where: { state: 'sending', leaseOwner: { startsWith: `${os.hostname()}:` } },
    select: { id: true, leaseOwner: true },
  })
  const dead = held.filter(
    ({ leaseOwner }) => leaseOwner === instance || !isAlive(Number(leaseOwner!.split(':').at(-1))),
  )
  if (dead.length)
    await client.outboxMessage.updateMany({
      where: { id: { in: dead.map(({ id }) => id) }, state: 'sending' },
      data: { leaseUntil: new Date(0) },
    })
}
