import { z } from 'zod'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, ownerJson, unknownLead } from '@/lib/server/signing-in/guard'
import { remindOn } from '@/lib/server/owner/reminders'
import { acceptOnly } from '@/lib/server/base/refusal'

const wrongDay = 'Please choose a day, such as 2026-11-24'
/** Null removes the reminder. */
const bodySchema = z.object({ on: z.iso.date(wrongDay).nullable() })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute(async (request, { params }: RouteContext<'/api/admin/leads/[id]/remind'>) => {
    const { on } = await readValidatedBody(request, bodySchema)
    const known = await remindOn((await params).id, on)
    return known
      ? ownerJson({ success: true, message: on ? "We'll remind you." : 'Reminder removed.', on })
      : unknownLead()
  }),
})
