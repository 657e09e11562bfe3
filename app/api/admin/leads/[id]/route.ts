import { after } from 'next/server'
import { z } from 'zod'
import { LeadState } from '@/generated/sqlite/enums'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { ownerRoute, ownerJson, unknownLead } from '@/lib/server/signing-in/guard'
import { changeState, invalidState } from '@/lib/server/leads/lead-state'
import { readLead } from '@/lib/server/owner/leads'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { sendNotices } from '@/lib/server/push/notices'
import { acceptOnly } from '@/lib/server/base/refusal'

/** Sent to undo a change, which restores the dates the lead had before. */
const date = z.iso.datetime().pipe(z.coerce.date()).nullable().optional()
const bodySchema = z.object({
  state: z.enum(LeadState, invalidState),
  from: z.enum(LeadState).optional(),
  answeredAt: date,
  wonAt: date,
})

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, { params }: RouteContext<'/api/admin/leads/[id]'>) => {
    const lead = await readLead((await params).id)
    return lead ? ownerJson(lead) : unknownLead()
  }),
  PATCH: ownerRoute(async (request, { params }: RouteContext<'/api/admin/leads/[id]'>) => {
    const { from, ...to } = await readValidatedBody(request, bodySchema)
    const { id } = await params
    const changed = await changeState(id, to, from)
    if (!changed) return unknownLead()
    const { released, before } = changed
    if (released) after(() => Promise.all([drainOutbox(), sendNotices()]))
    return ownerJson({ success: true, message: released ? 'Released.' : 'Changed.', ...(await readLead(id)), before })
  }),
})
