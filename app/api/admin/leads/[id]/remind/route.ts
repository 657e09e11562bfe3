import { readJson } from '@/lib/server/requests/body'
import { remindOn } from '@/lib/server/owner/lead-changes'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: ownerRoute({ helpers: true, logged: 'remind' }, async (request, { id }: { id: string }) => {
    const on = await remindOn(id, await readJson(request))
    return ownerJson({ success: true, message: on ? "We'll remind you." : 'Reminder removed.', on })
  }),
})
