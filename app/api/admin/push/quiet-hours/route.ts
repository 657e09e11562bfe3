import { quietHoursSchema } from '@/lib/owner/push'
import { readJson } from '@/lib/server/body'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { writeQuietHours } from '@/lib/server/push/subscriptions'
import { Refusal } from '@/lib/server/refusal'

export const PUT = forOwner(async (request) => {
  const body = quietHoursSchema.safeParse(await readJson(request))
  if (!body.success) throw new Refusal(422, 'Quiet hours go from one time to another, such as 21:00 and 07:00.')
  await writeQuietHours(body.data)
  return ownerJson({ success: true, message: 'Saved.' })
})
