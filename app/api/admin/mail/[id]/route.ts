import { after } from 'next/server'
import { z } from 'zod'
import { readJson } from '@/lib/server/body'
import { drainOutbox } from '@/lib/server/outbox'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { decideMail, readMail } from '@/lib/server/owner/mails'
import { Refusal } from '@/lib/server/refusal'

type Context = RouteContext<'/api/admin/mail/[id]'>

const bodySchema = z.object({ action: z.enum(['send', 'cancel']) })

export const GET = forOwner(async (_request, { params }: Context) => {
  const mail = await readMail((await params).id)
  return mail ? ownerJson(mail) : notFound('There is no such mail.')
})

export const POST = forOwner(async (request, { params }: Context) => {
  const body = bodySchema.safeParse(await readJson(request))
  if (!body.success) throw new Refusal(422, 'The action is send or cancel.', { errors: { action: ['send or cancel'] } })
  const { action } = body.data
  const { id } = await params
  if (!(await readMail(id))) return notFound('There is no such mail.')
  if (!(await decideMail(id, action)))
    throw new Refusal(409, 'This mail is not waiting for a decision. Please look again.')
  if (action === 'send') after(() => drainOutbox())
  return ownerJson({ success: true, message: action === 'send' ? 'It goes out next.' : 'It will not be sent.' })
})
