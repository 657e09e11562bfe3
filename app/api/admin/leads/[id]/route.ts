import { after } from 'next/server'
import { z } from 'zod'
import { readJson } from '@/lib/server/owner/body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { changeState } from '@/lib/server/owner/lead-state'
import { drainOutbox } from '@/lib/server/outbox'
import { Refusal } from '@/lib/server/refusal'

const wishSchema = z.object({ state: z.enum(['new', 'read', 'replied', 'won', 'lost', 'spam']) })

export const PATCH = forOwner(async (request, { params }: RouteContext<'/api/admin/leads/[id]'>) => {
  const wish = wishSchema.safeParse(await readJson(request))
  if (!wish.success)
    throw new Refusal(422, 'A lead’s state is new, read, replied, won, lost or spam.', {
      errors: { state: ['new, read, replied, won, lost or spam'] },
    })
  const outcome = await changeState((await params).id, wish.data.state)
  if (!outcome) return notFound('There is no such lead.')
  if (outcome === 'released') after(() => drainOutbox())
  return ownerJson({
    success: true,
    message: outcome === 'released' ? 'Released.' : 'Changed.',
    state: wish.data.state,
  })
})
