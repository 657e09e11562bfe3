import 'server-only'
import type { PushNotice, PushSubscription } from '@/generated/sqlite/client'
import { formatLocalClock } from '@/lib/local-time'
import { db, inWriteTransaction } from '../base/db'
import { env } from '../base/env'
import { type Queue, type Ticket, change, claim, done, findDue, isPast, nextTry, runCoalesced } from '../base/sql/queue'
import { labelOf } from '../forms/stored-lead'
import { isQuiet, readQuietHours } from './quiet-hours'
import { vapidKeys } from './vapid'

const tryMs = 10_000
/** By then the owner has seen the lead some other way, or the device is off for good. The lead itself stays. */
const staleMs = 24 * 3_600_000
/** Notices read at a time. */
const maxNotices = 500

const queue: Queue = { table: 'PushNotice', key: 'id', tries: 'attempts', lease: 'nextAt', time: (ms) => new Date(ms) }

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
async function notifyDevice({ notices, ...device }: Due, due: Map<string, Ticket>): Promise<void> {
  const tickets = await Promise.all(notices.map(({ id }) => claim(queue, due.get(id)!)))
  const mine = notices.filter((_, index) => tickets[index])
  if (mine.length === 0) return
  const message = await messageFor(mine)
  const status = message ? await deliver(device, message) : 201
  if (isGone(status)) {
    await inWriteTransaction((tx) => tx.pushSubscription.deleteMany({ where: { id: device.id } }))
    return
  }
  const isTold = status >= 200 && status < 300
  await Promise.all(
    notices.map(({ createdAt }, index) => {
      const ticket = tickets[index]
      if (!ticket) return
      if (isTold || Date.now() - createdAt.getTime() > staleMs) return done(queue, ticket)
      return change(queue, ticket, { nextAt: nextTry(queue, ticket) })
    }),
  )
  if (!isTold)
    console.warn(
      `A push service ${status ? `answered ${status}` : 'gave no response'}, so notices to a device will be retried`,
    )
}

async function notifyDueDevices(): Promise<void> {
  const due = await findDue(queue, maxNotices, isPast(queue, 'nextAt'))
  if (due.length === 0 || isQuiet(await readQuietHours(), formatLocalClock(new Date()))) return
  const id = { in: due.map(({ key }) => key) }
  const client = await db()
  const devices = await client.pushSubscription.findMany({
    where: { notices: { some: { id } } },
    include: { notices: { where: { id }, orderBy: { createdAt: 'asc' } } },
  })
  const tickets = new Map(due.map((ticket) => [ticket.key, ticket]))
  await Promise.all(devices.map((device) => notifyDevice(device, tickets)))
}

/**
 * Sends the push notices that are due, outside quiet hours. Called after a response and on a timer, like the outbox. A
 * call during a run triggers one more run. Never throws.
 */
export const sendNotices = () => runCoalesced('push', notifyDueDevices)
