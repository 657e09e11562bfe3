import { z } from 'zod'
import { readOwnBody } from '@/lib/server/owner/fields'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { withdrawQuote } from '@/lib/server/owner/quotes'

const bodySchema = z.object({ state: z.literal('withdrawn', 'A quote can only be withdrawn.') })

export const PATCH = forOwner(async (request, { params }: RouteContext<'/api/admin/quotes/[id]'>) => {
  await readOwnBody(request, bodySchema)
  const withdrawn = await withdrawQuote((await params).id)
  return withdrawn ? ownerJson({ success: true, message: 'Withdrawn.' }) : notFound('There is no such open quote.')
})
