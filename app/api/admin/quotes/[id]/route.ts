import { z } from 'zod'
import { adminQuotes } from '@/content/admin-quotes'
import { readOwnBody } from '@/lib/server/owner/fields'
import { forOwner, ownerJson } from '@/lib/server/owner/guard'
import { discardQuote, withdrawQuote } from '@/lib/server/owner/quotes'
import { Refusal } from '@/lib/server/refusal'

const bodySchema = z.object({ state: z.literal('withdrawn', 'A quote can only be withdrawn.') })

type Context = RouteContext<'/api/admin/quotes/[id]'>

/** Another device, or whoever it's for, has been quicker. */
const settled = () => new Refusal(409, adminQuotes.problems.settled)

export const PATCH = forOwner(async (request, { params }: Context) => {
  await readOwnBody(request, bodySchema)
  if (!(await withdrawQuote((await params).id))) throw settled()
  return ownerJson({ success: true, message: 'Withdrawn.' })
})

export const DELETE = forOwner(async (_request, { params }: Context) => {
  if (!(await discardQuote((await params).id))) throw settled()
  return ownerJson({ success: true, message: 'Thrown away.' })
})
