import 'server-only'
import { z } from 'zod'
import { db, inWriteTransaction } from '../base/db'

const bytes = (length: number) =>
  z
    .string()
    .max(200)
    .refine((text) => Buffer.from(text, 'base64url').length === length)

/** The browser's `PushSubscription.toJSON()`. web-push uses https whatever the endpoint says. */
export const subscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1_000),
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})

/**
 * Sends a device notices of new enquiries until its session ends. Safe to repeat: its newest session counts.
 * @returns false if nothing changed, as with most calls, because every load of an admin page makes one
 */
export async function subscribeDevice(
  { id: sessionId }: { readonly id: string },
  { endpoint, keys }: z.output<typeof subscriptionSchema>,
): Promise<boolean> {
  const device = { sessionId, ...keys }
  if ((await (await db()).pushSubscription.count({ where: { endpoint, ...device } })) > 0) return false
  await inWriteTransaction((tx) =>
    tx.pushSubscription.upsert({
      where: { endpoint },
      create: { endpoint, ...device },
      update: device,
    }),
  )
  return true
}

/** Stops notices to a device. */
export async function unsubscribeDevice({ userId }: { readonly userId: string }, endpoint: string): Promise<void> {
  await inWriteTransaction((tx) => tx.pushSubscription.deleteMany({ where: { endpoint, session: { userId } } }))
}
