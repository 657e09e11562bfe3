import { z } from 'zod'
import type { PushSettings } from '@/lib/owner/push'
import { readJson } from '@/lib/server/body'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { readQuietHours, subscribeDevice, subscriptionSchema, unsubscribeDevice } from '@/lib/server/push/subscriptions'
import { vapidKeys } from '@/lib/server/push/vapid'
import { Refusal } from '@/lib/server/refusal'

export const GET = forOwner(async () => {
  const [{ publicKey }, quietHours] = await Promise.all([vapidKeys(), readQuietHours()])
  return ownerJson({ publicKey, quietHours } satisfies PushSettings)
})

export const POST = forOwner(async (request, _context, session) => {
  const body = subscriptionSchema.safeParse(await readJson(request))
  if (!body.success) throw new Refusal(422, 'This is not a browser’s push subscription.')
  await subscribeDevice(session, body.data)
  return ownerJson({ success: true, message: 'Notices are on.' })
})

export const DELETE = forOwner(async (request, _context, session) => {
  const body = z.object({ endpoint: z.string() }).safeParse(await readJson(request))
  if (!body.success) throw new Refusal(422, 'The device is named by its endpoint.')
  await unsubscribeDevice(session, body.data.endpoint)
  return ownerJson({ success: true, message: 'Notices are off.' })
})
