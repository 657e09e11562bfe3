import { contactLines } from '@/lib/server/owner/contacts'
import { ownerRoute } from '@/lib/server/signing-in/guard'
import { streamOf } from '@/lib/server/owner/line-stream'
import { acceptOnly, noStore } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  GET: ownerRoute({ helpers: true }, async () => {
    const headers = { ...noStore, 'Content-Type': 'application/json' }
    return new Response(await streamOf(contactLines()), { headers })
  }),
})
