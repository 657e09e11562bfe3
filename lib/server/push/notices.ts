import 'server-only'
import type { PushNotice, PushSubscription } from '@/generated/sqlite/client'
import { formatLocalClock } from '@/lib/local-time'
import { runCoalesced } from '../base/coalesced'
import { db, raw, skipLocked, sql } from '../base/db'
import { env } from '../base/env'
import { groupedQuery, inGroupedWrite } from '../base/grouped-writes'
import { labelOf } from '../forms/stored-lead'
import { isQuiet, readQuietHours } from './quiet-hours'
import { vapidKeys } from './vapid'

const minute = 60_000
/** Longer than one try may take, as its claimer may still be sending. Also the pause between tries, which doubles. */
const leaseMs = minute
const maxPause = 30
const tryMs = 10_000
/** By then the owner has seen the lead some other way, or the device is off for good. The lead itself stays. */
const staleMs = 24 * 60 * minute
/** Notices read per device at a time. */
const maxNotices = 100

type Due = PushSubscription & { notices: PushNotice[] }

/** The content of a push message, encrypted for the device. */
export interface PushMessage {
  title: string
  body: string
  /** The page a tap opens. */
  url: string
  /** A later message with the same tag replaces the earlier one. */
  tag: string
  /** The number on the icon: how many leads are new. */
  badge: number
}

/** Every device with notices due, and those notices. */
async function findDue(): Promise<Due[]> {
  const now = new Date()
  // Further ahead than we ever set it, so the clock must have been wrong then and corrected since.
  const tooFarOff = new Date(now.getTime() + 1.2 * maxPause * minute)
  const [waiting] = await groupedQuery(
    sql`SELECT "id" FROM "PushNotice" WHERE "nextAt" <= ${now} OR "nextAt" > ${tooFarOff} LIMIT 1`,
  )
  if (!waiting) return []
  const due = { OR: [{ nextAt: { lte: now } }, { nextAt: { gt: tooFarOff } }] }
  return (await db()).pushSubscription.findMany({
    where: { notices: { some: due } },
    include: { notices: { where: due, orderBy: { createdAt: 'asc' }, take: maxNotices } },
  })
}

/** Claims a notice unless another instance already has. Only the claimer may send it. */
async function claim({ id, attempts }: PushNotice): Promise<boolean> {
  const lease = leaseMs * Math.min(2 ** attempts, maxPause)
  const [claimed] = await groupedQuery(sql`
    UPDATE "PushNotice" SET "attempts" = ${attempts + 1}, "nextAt" = ${new Date(Date.now() + lease)}
    WHERE "id" = (SELECT "id" FROM "PushNotice" WHERE "id" = ${id} AND "attempts" = ${attempts} ${skipLocked()})
    RETURNING "id"`)
  return claimed !== undefined
}

async function claimAll(notices: readonly PushNotice[]): Promise<PushNotice[]> {
  const claimed = await Promise.all(notices.map(claim))
  return notices.filter((_, index) => claimed[index])
}

const remove = (table: 'PushNotice' | 'PushSubscription', rows: readonly { id: string }[]) =>
  inGroupedWrite(async (query) => {
    for (const { id } of rows) await query(sql`DELETE FROM ${raw(`"${table}"`)} WHERE "id" = ${id} RETURNING "id"`)
  })

/**
 * One message for all of a device's notices: about the lead, or how many there are if it's several. Undefined if none
 * of the leads is still new.
 */
async function messageFor(notices: readonly PushNotice[]): Promise<PushMessage | undefined> {
  const client = await db()
  const [leads, badge] = await Promise.all([
    client.lead.findMany({ where: { id: { in: notices.map(({ leadId }) => leadId) }, state: 'new' } }),
    client.lead.count({ where: { state: 'new' } }),
  ])
  const [lead] = leads
  if (!lead) return undefined
  if (leads.length > 1)
    return {
      title: `${leads.length} new enquiries`,
      body: 'Tap to see who wrote.',
      url: '/admin',
      tag: 'enquiries',
      badge,
    }
  return {
    title: `New: ${labelOf(lead.form)}`,
    body: lead.name ? `From ${lead.name}` : 'Tap to read it',
    url: `/admin/leads/${lead.id}`,
    tag: lead.id,
    badge,
  }
}

/** Push services want to know whom to contact about a misbehaving sender. */
const subject = () =>
  env().siteUrl.startsWith('https:') ? env().siteUrl : `mailto:${env().owner.email ?? 'owner@sunnie.example'}`

/** @returns the push service's status code, or 0 if it couldn't be reached in time */
async function deliver({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage): Promise<number> {
  const { default: webPush } = await import('web-push')
  try {
    const { statusCode } = await webPush.sendNotification(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: subject(), ...(await vapidKeys()) },
        TTL: staleMs / 1_000,
        urgency: 'high',
        timeout: tryMs,
      },
    )
    return statusCode
  } catch (error) {
    return (error as { statusCode?: number }).statusCode ?? 0
  }
}

const isGone = (status: number) => status === 404 || status === 410

/** Sends a device its notices and deletes those delivered, or the device and all of them if it no longer exists. */
async function notifyDevice(device: Due): Promise<void> {
  const mine = await claimAll(device.notices)
  if (mine.length === 0) return
  const message = await messageFor(mine)
  const status = message ? await deliver(device, message) : 201
  if (isGone(status)) return remove('PushSubscription', [device])
  const isTold = status >= 200 && status < 300
  const done = mine.filter(({ createdAt }) => isTold || Date.now() - createdAt.getTime() > staleMs)
  await remove('PushNotice', done)
  // The lease is the pause before the next try.
  if (!isTold)
    console.warn(
      `A push service ${status ? `answered ${status}` : 'gave no response'}, so notices to a device will be retried`,
    )
}

async function notifyDueDevices(): Promise<void> {
  const due = await findDue()
  if (due.length === 0 || isQuiet(await readQuietHours(), formatLocalClock(new Date()))) return
  await Promise.all(due.map(notifyDevice))
}

/**
 * Sends the push notices that are due, outside quiet hours. Called after a response and on a timer, like the outbox. A
 * call during a run triggers one more run. Never throws.
 */
export const sendNotices = () => runCoalesced('push', notifyDueDevices)
