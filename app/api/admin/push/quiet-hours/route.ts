import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { quietHoursSchema, writeQuietHours } from '@/lib/server/push/subscriptions'
import { acceptOnly } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  PUT: ownerRoute(async (request) => {
    await writeQuietHours(await readValidatedBody(request, quietHoursSchema))
    return ownerJson({ success: true, message: 'Saved.' })
  }),
})
