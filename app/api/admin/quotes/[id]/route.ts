import { z } from 'zod'
import { readJson } from '@/lib/server/body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { withdrawQuote } from '@/lib/server/owner/quotes'
import { Refusal } from '@/lib/server/refusal'

const bodySchema = z.object({ state: z.literal('withdrawn') })

export const PATCH = forOwner(async (request, { params }: RouteContext<'/api/admin/quotes/[id]'>) => {
  if (!bodySchema.safeParse(await readJson(request)).success)
    throw new Refusal(422, 'A quote can only be withdrawn.', { errors: { state: ['withdrawn'] } })
  const withdrawn = await withdrawQuote((await params).id)
  return withdrawn ? ownerJson({ success: true, message: 'Withdrawn.' }) : notFound('There is no such open quote.')
})
