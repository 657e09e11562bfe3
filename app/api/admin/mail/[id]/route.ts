import { after } from 'next/server'
import { z } from 'zod'
import { drainOutbox } from '@/lib/server/outbox'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { ownerRoute, notFound, ownerJson } from '@/lib/server/owner/guard'
import { decideMail, readMail } from '@/lib/server/owner/mails'
import { Refusal, acceptOnly } from '@/lib/server/refusal'

type Context = RouteContext<'/api/admin/mail/[id]'>

const unknownMail = () => notFound("That email doesn't exist.")

const bodySchema = z.object({ action: z.enum(['send', 'cancel'], 'The action must be send or cancel.') })

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute(async (_request, { params }: Context) => {
    const mail = await readMail((await params).id)
    return mail ? ownerJson(mail) : unknownMail()
  }),
  POST: ownerRoute(async (request, { params }: Context) => {
    const { action } = await readValidatedBody(request, bodySchema)
    const decided = await decideMail((await params).id, action)
    if (decided === undefined) return unknownMail()
    if (!decided) throw new Refusal(409, "This email isn't waiting for a decision. Please check it again.")
    if (action === 'send') after(() => drainOutbox())
    return ownerJson({ success: true, message: action === 'send' ? "It'll go out next." : "It won't be sent." })
  }),
})
