import { z } from 'zod'
import type { PushSettings } from '@/lib/owner/push'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, ownerJson, unchanged } from '@/lib/server/owner/guard'
import { readQuietHours, subscribeDevice, subscriptionSchema, unsubscribeDevice } from '@/lib/server/push/subscriptions'
import { vapidKeys } from '@/lib/server/push/vapid'

export const GET = forOwner(async () => {
  const [{ publicKey }, quietHours] = await Promise.all([vapidKeys(), readQuietHours()])
  return ownerJson({ publicKey, quietHours } satisfies PushSettings)
})

export const POST = forOwner(async (request, _context, session) => {
  const isNew = await subscribeDevice(session, await readOwnBody(request, subscriptionSchema))
  return isNew ? ownerJson({ success: true, message: 'Notifications are on.' }) : unchanged()
})

export const DELETE = forOwner(async (request, _context, session) => {
  const { endpoint } = await readOwnBody(request, z.object({ endpoint: z.string() }))
  await unsubscribeDevice(session, endpoint)
  return ownerJson({ success: true, message: 'Notifications are off.' })
})
