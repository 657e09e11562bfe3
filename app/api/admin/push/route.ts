import { z } from 'zod'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { readJson } from '@/lib/server/requests/body'
import { validated } from '@/lib/server/requests/validated-body'
import { subscribeDevice, subscriptionSchema, unsubscribeDevice } from '@/lib/server/push/subscriptions'
import { vapidKeys } from '@/lib/server/push/vapid'
import { acceptOnly, noStore } from '@/lib/server/base/refusal'

const offSchema = z.object({ endpoint: z.string(), off: z.literal(true) })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({ helpers: true }, async () => ownerJson({ publicKey: (await vapidKeys()).publicKey })),
  /** Turns on notices for the device of this subscription, or off if it's `off`. */
  POST: ownerRoute({ helpers: true, logged: 'push' }, async (request, _params, session) => {
    const sent = validated(z.union([offSchema, subscriptionSchema]), await readJson(request))
    if ('off' in sent) await unsubscribeDevice(session, sent.endpoint)
    else if (!(await subscribeDevice(session, sent))) return new Response(null, { status: 204, headers: noStore }) // isn't logged
    return ownerJson({ success: true, message: `Notifications are ${'off' in sent ? 'off' : 'on'}.` })
  }),
})
