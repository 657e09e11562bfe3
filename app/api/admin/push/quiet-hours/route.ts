import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { quietHoursSchema, writeQuietHours } from '@/lib/server/push/subscriptions'

export const PUT = forOwner(async (request) => {
  await writeQuietHours(await readOwnBody(request, quietHoursSchema))
  return ownerJson({ success: true, message: 'Saved.' })
})
