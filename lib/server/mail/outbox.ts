import 'server-only'
import type { OutboxMessage } from '@/generated/sqlite/client'
import { db } from '../base/db'
import { env } from '../base/env'
import { logProblem } from '../base/log'
import { claimMail, findDueMails, nextMailTry, updateMail } from '../base/sql/outbox'
import { runCoalesced } from '../base/sql/queue'
import type { Bodies } from './bodies'
import { deliver } from './carrier'
import * as carrier from './carrier-pause'
import { queueDigest } from './digest'
import { privateKinds } from './links'
import { outgoingMail } from './outgoing'
import { mailCarrier } from './states'

const batchSize = 10
const hour = 3_600_000
/** Resend forgets an idempotency key after 24 hours, so a later retry could deliver the email twice. */
const keyIsSafeMs = 23 * hour
/** An email that couldn't be sent for two days may no longer be wanted, so the owner decides. */
const staleMs = 48 * hour

type ClaimedMail = OutboxMessage & Bodies

const isLink = ({ kind }: OutboxMessage) => privateKinds.some((one) => one === kind)

/**
 * Sent before anything else that's due: a link would expire behind a backlog, and confirmations caused by strangers
 * mustn't use up the carrier's daily quota before the owner's answers have gone out.
 */
const urgentKinds: string[] = [...privateKinds, 'reply', 'quote']
const isUrgent = ({ kind }: OutboxMessage) => urgentKinds.includes(kind)

async function findDue(): Promise<OutboxMessage[]> {
  const tries = await findDueMails(urgentKinds, batchSize)
  // Load Prisma only when there's something to send: it's a tenth of an idle site's memory.
  if (!tries.size) return []
  const rows = await (
    await db()
  ).outboxMessage.findMany({
    // It may since have been cancelled, or claimed by another instance.
    where: { id: { in: [...tries.keys()] }, state: { in: ['pending', 'sending'] } },
    orderBy: { createdAt: 'asc' },
  })
  const due = rows.filter(({ id, attempts }) => attempts === tries.get(id))
  return due.sort((one, other) => Number(isUrgent(other)) - Number(isUrgent(one)))
}

/** The state of an email that needs the owner's decision before it may go out. */
function ownerDecisionState(row: OutboxMessage): 'uncertain' | 'waiting' | undefined {
  const now = Date.now()
  if (row.firstTriedAt) return now - row.firstTriedAt.getTime() > keyIsSafeMs ? 'uncertain' : undefined
  return now - row.createdAt.getTime() > staleMs ? 'waiting' : undefined
}

/** Claims a row. The first claim fixes what's sent, because every retry must send the same bytes under the same key. */
const claim = (row: OutboxMessage, bodies: Bodies): Promise<ClaimedMail | undefined> =>
  claimMail(row, {
    ...bodies,
    firstTriedAt: row.firstTriedAt ?? new Date(),
    sender: row.sender ?? env().mail.from ?? '',
    recipient: row.recipient || (env().owner.email ?? ''),
  })

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
    await updateMail(row, sent, [row.state, 'cancelled'])
    carrier.resume()
    return
  }
  // If the carrier definitely didn't accept it, this try doesn't count: the key's 24 hours haven't started, and a wrong
  // MAIL_FROM or OWNER_EMAIL can still be fixed.
  const { firstTriedAt, sender, recipient } = delivery.result === 'unknown' ? row : before
  const lease = { leaseUntil: null, leaseOwner: null }
  const failed = { firstTriedAt, sender, recipient, ...lease, lastError: delivery.reason }
  if (delivery.result === 'keyReused') return void (await updateMail(row, { ...failed, state: 'uncertain' }))
  if (delivery.result === 'refused') return void (await updateMail(row, { ...failed, state: 'failed' }))
  if (delivery.result !== 'laterAlone') carrier.pause(delivery.retryAfterMs)
  await updateMail(row, { ...failed, state: 'pending', nextAt: nextMailTry(row, delivery.retryAfterMs) })
}

/** Renders the email. If that fails, it's marked as failed, where the owner will see it. */
async function renderOrGiveUp(row: OutboxMessage): Promise<Bodies | undefined> {
  const { renderMail } = await import('./render')
  const bodies = await renderMail(row)
  if (!bodies) await updateMail(row, { state: 'failed', lastError: 'could not be rendered', leaseUntil: null })
  return bodies
}

async function sendDue(): Promise<void> {
  if (carrier.isPaused()) return
  await queueDigest().catch((error) => logProblem('digest', error))
  for (let rows = await findDue(); rows.length; rows = await findDue()) {
    for (const row of rows) {
      const aside = ownerDecisionState(row)
      if (aside) {
        await updateMail(row, { state: aside, leaseUntil: null })
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
