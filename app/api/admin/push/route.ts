import { z } from 'zod'
import type { PushSettings } from '@/lib/owner/push'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson, noContent } from '@/lib/server/owner/guard'
import { readQuietHours, subscribeDevice, subscriptionSchema, unsubscribeDevice } from '@/lib/server/push/subscriptions'
import { vapidKeys } from '@/lib/server/push/vapid'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async () => {
    const [{ publicKey }, quietHours] = await Promise.all([vapidKeys(), readQuietHours()])
    return ownerJson({ publicKey, quietHours } satisfies PushSettings)
  }),
  POST: ownerRoute(async (request, _context, session) => {
    const isNew = await subscribeDevice(session, await readValidatedBody(request, subscriptionSchema))
    return isNew ? ownerJson({ success: true, message: 'Notifications are on.' }) : noContent()
  }),
  DELETE: ownerRoute(async (request, _context, session) => {
    const { endpoint } = await readValidatedBody(request, z.object({ endpoint: z.string() }))
    await unsubscribeDevice(session, endpoint)
    return ownerJson({ success: true, message: 'Notifications are off.' })
  }),
})
