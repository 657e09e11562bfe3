import { after } from 'next/server'
import { z } from 'zod'
import { LeadState } from '@/generated/sqlite/enums'
import { readJson } from '@/lib/server/body'
import { drainOutbox } from '@/lib/server/outbox'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { changeState } from '@/lib/server/owner/lead-state'
import { Refusal } from '@/lib/server/refusal'

const stateSchema = z.enum(LeadState).exclude(['held'])
const bodySchema = z.object({ state: stateSchema })
const states = new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(stateSchema.options)

export const PATCH = forOwner(async (request, { params }: RouteContext<'/api/admin/leads/[id]'>) => {
  const body = bodySchema.safeParse(await readJson(request))
  if (!body.success) throw new Refusal(422, `A lead’s state is ${states}.`, { errors: { state: [states] } })
  const { state } = body.data
  const outcome = await changeState((await params).id, state)
  if (!outcome) return notFound('There is no such lead.')
  if (outcome === 'released') after(() => drainOutbox())
  return ownerJson({ success: true, message: outcome === 'released' ? 'Released.' : 'Changed.', state })
})
