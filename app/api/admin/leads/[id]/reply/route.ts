import { undoMs } from '@/lib/owner/inbox'
import { readJson } from '@/lib/server/requests/body'
import { mailCarrier } from '@/lib/server/mail/states'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { queueReply } from '@/lib/server/owner/replies'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute({ helpers: true, logged: 'reply' }, async (request, { id }: { id: string }) => {
    const reply = await queueReply(id, await readJson(request))
    const message = `It goes out in ${undoMs / 1000} seconds.`
    return ownerJson({ success: true, message, carrier: mailCarrier(), ...reply })
  }),
})
