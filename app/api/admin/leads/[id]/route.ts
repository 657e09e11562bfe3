import { readJson } from '@/lib/server/requests/body'
import { setState } from '@/lib/server/owner/lead-changes'
import { readLead } from '@/lib/server/owner/leads'
import { ownerJson, ownerRoute } from '@/lib/server/signing-in/guard'
import { acceptOnly } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({ helpers: true }, async (_request, { id }: { id: string }) => ownerJson(await readLead(id))),
  PATCH: ownerRoute({ helpers: true, logged: 'state' }, async (request, { id }: { id: string }) => {
    const { released, before } = await setState(id, await readJson(request))
    const message = released ? 'Released.' : 'Changed.'
    return ownerJson({ success: true, message, ...(await readLead(id)), before })
  }),
})
