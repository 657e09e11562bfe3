import { setTimeout } from 'node:timers/promises'
import { after } from 'next/server'
import { z } from 'zod'
import { lineField, textField } from '@/lib/forms/text'
import { undoMs } from '@/lib/owner/inbox'
import { mailCarrier } from '@/lib/server/mail/states'
import { drainOutbox } from '@/lib/server/mail/outbox'
import { ownerRoute, ownerJson, unknownLead } from '@/lib/server/signing-in/guard'
import { readValidatedBody } from '@/lib/server/owner/validated-body'
import { cancelReply, queueReply } from '@/lib/server/owner/replies'
import { acceptOnly } from '@/lib/server/base/refusal'

const subject = z.union([z.literal(''), lineField('Please write a subject')]).optional()
const bodySchema = z.object({
  subject,
  text: textField('Please write your answer'),
  seen: z.int().min(0).optional(),
})

type Context = RouteContext<'/api/admin/leads/[id]/reply'>

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute(async (request, { params }: Context) => {
    const reply = await queueReply((await params).id, await readValidatedBody(request, bodySchema))
    if (!reply) return unknownLead()
    after(async () => {
      await setTimeout(undoMs)
      await drainOutbox()
    })
    return ownerJson({
      success: true,
      message: `It goes out in ${undoMs / 1000} seconds.`,
      carrier: mailCarrier(),
      ...reply,
    })
  }),
  /** Cancels an unsent answer, named by `?mail=` because another device may have written one too. */
  DELETE: ownerRoute(async (request, { params }: Context) => {
    await cancelReply((await params).id, new URL(request.url).searchParams.get('mail') ?? '')
    return ownerJson({ success: true, message: 'Not sent.' })
  }),
})
