import 'server-only'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type QuietHours, defaultQuietHours } from '@/lib/owner/push'
import { db, inWriteTransaction } from '../db'
import { readSetting, writeSetting } from '../owner/settings'
import type { Session } from '../session'

const settingKey = 'quietHours'
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

export const quietHoursSchema: z.ZodType<QuietHours> = z.object({ from: clock, to: clock }).nullable()

/** When nothing rings. */
export const readQuietHours = () => readSetting(settingKey, quietHoursSchema, defaultQuietHours)
export const writeQuietHours = (quiet: QuietHours) => writeSetting(settingKey, quiet)

const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === length)

/** What a browser's `PushSubscription.toJSON()` gives. web-push speaks https whatever the endpoint says. */
export const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})

/**
 * Has a device told about new enquiries until its session ends. Safe to repeat: the device's newest session counts.
 * @returns false if it was already, as at every look at the owner's pages
 */
export async function subscribeDevice(
  { id: sessionId }: Session,
  { endpoint, keys }: z.output<typeof subscriptionSchema>,
): Promise<boolean> {
  const device = { sessionId, p256dh: keys.p256dh, auth: keys.auth }
  if ((await (await db()).pushSubscription.count({ where: { endpoint, ...device } })) > 0) return false
  await inWriteTransaction((tx) =>
    tx.pushSubscription.upsert({
      where: { endpoint },
      create: { id: randomUUID(), endpoint, ...device },
      update: device,
    }),
  )
  return true
}

/** Tells a device nothing more. */
export async function unsubscribeDevice({ userId }: Session, endpoint: string): Promise<void> {
  await inWriteTransaction((tx) => tx.pushSubscription.deleteMany({ where: { endpoint, session: { userId } } }))
}
