import { after } from 'next/server'
import { z } from 'zod'
import { drainOutbox } from '@/lib/server/outbox'
import { readJson } from '@/lib/server/owner/body'
import { forOwner, notFound, ownerJson } from '@/lib/server/owner/guard'
import { decideMail, readMail } from '@/lib/server/owner/mails'
import { Refusal } from '@/lib/server/refusal'

type Context = RouteContext<'/api/admin/mail/[id]'>

const wishSchema = z.object({ action: z.enum(['send', 'cancel']) })

export const GET = forOwner(async (_request, { params }: Context) => {
  const mail = await readMail((await params).id)
  return mail ? ownerJson(mail) : notFound('There is no such mail.')
})

export const POST = forOwner(async (request, { params }: Context) => {
  const wish = wishSchema.safeParse(await readJson(request))
  if (!wish.success) throw new Refusal(422, 'The action is send or cancel.', { errors: { action: ['send or cancel'] } })
  const { id } = await params
  if (!(await readMail(id))) return notFound('There is no such mail.')
  if (!(await decideMail(id, wish.data.action)))
    throw new Refusal(409, 'This mail is not waiting for a decision. Please look again.')
  if (wish.data.action === 'send') after(() => drainOutbox())
  return ownerJson({
    success: true,
    message: wish.data.action === 'send' ? 'It goes out next.' : 'It will not be sent.',
  })
})
