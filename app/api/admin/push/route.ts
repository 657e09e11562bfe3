import { z } from 'zod'
import { noContent, ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { readValidatedBody } from '@/lib/server/requests/validated-body'
import { subscribeDevice, subscriptionSchema, unsubscribeDevice } from '@/lib/server/push/subscriptions'
import { vapidKeys } from '@/lib/server/push/vapid'
import { acceptOnly } from '@/lib/server/base/refusal'

const offSchema = z.object({ endpoint: z.string(), off: z.literal(true) })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({ helpers: true }, async () => ownerJson({ publicKey: (await vapidKeys()).publicKey })),
  /** Turns on notices for the device of this subscription, or off if it's `off`. */
  POST: ownerRoute({ helpers: true, logged: 'push' }, async (request, _params, session) => {
    const sent = await readValidatedBody(request, z.union([offSchema, subscriptionSchema]))
    if ('off' in sent) await unsubscribeDevice(session, sent.endpoint)
    else if (!(await subscribeDevice(session, sent))) return noContent()
    return ownerJson({ success: true, message: `Notifications are ${'off' in sent ? 'off' : 'on'}.` })
  }),
})
