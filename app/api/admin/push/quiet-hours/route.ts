import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { quietHoursSchema, writeQuietHours } from '@/lib/server/push/subscriptions'

export const PUT = ownerRoute(async (request) => {
  await writeQuietHours(await readValidatedBody(request, quietHoursSchema))
  return ownerJson({ success: true, message: 'Saved.' })
})
