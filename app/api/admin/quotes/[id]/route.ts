import { z } from 'zod'
import { adminQuotes } from '@/content/admin-quotes'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { discardQuote, withdrawQuote } from '@/lib/server/owner/quotes'
import { acceptOnly } from '@/lib/server/refusal'

const bodySchema = z.object({ state: z.literal('withdrawn', 'A quote can only be withdrawn.') })

type Context = RouteContext<'/api/admin/quotes/[id]'>

const unknownQuote = () => notFound(adminQuotes.problems.gone)

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  PATCH: ownerRoute(async (request, { params }: Context) => {
    await readValidatedBody(request, bodySchema)
    if (!(await withdrawQuote((await params).id))) return unknownQuote()
    return ownerJson({ success: true, message: 'Withdrawn.' })
  }),
  DELETE: ownerRoute(async (_request, { params }: Context) => {
    if (!(await discardQuote((await params).id))) return unknownQuote()
    return ownerJson({ success: true, message: 'Deleted.' })
  }),
})
