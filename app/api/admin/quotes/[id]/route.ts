import { z } from 'zod'
import { adminQuotes } from '@/content/admin-quotes'
import { readOwnBody } from '@/lib/server/owner/own-body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { discardQuote, withdrawQuote } from '@/lib/server/owner/quotes'

const bodySchema = z.object({ state: z.literal('withdrawn', 'A quote can only be withdrawn.') })

type Context = RouteContext<'/api/admin/quotes/[id]'>

const unknownQuote = () => notFound(adminQuotes.problems.gone)

export const PATCH = forOwner(async (request, { params }: Context) => {
  await readOwnBody(request, bodySchema)
  if (!(await withdrawQuote((await params).id))) return unknownQuote()
  return ownerJson({ success: true, message: 'Withdrawn.' })
})

export const DELETE = forOwner(async (_request, { params }: Context) => {
  if (!(await discardQuote((await params).id))) return unknownQuote()
  return ownerJson({ success: true, message: 'Deleted.' })
})
