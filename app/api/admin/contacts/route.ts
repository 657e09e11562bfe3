import { contactLines, contactsVersion } from '@/lib/server/owner/contacts'
import { ownerRoute } from '@/lib/server/signing-in/guard'
import { streamOf } from '@/lib/server/owner/line-stream'
import { acceptOnly, noStore } from '@/lib/server/base/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** All messages, or 304 if nothing has changed, because the page polls every half minute. */
  GET: ownerRoute(async (request) => {
    const headers = { ...noStore, ETag: `"${await contactsVersion()}"` }
    if (request.headers.get('If-None-Match') === headers.ETag) return new Response(null, { status: 304, headers })
    return new Response(await streamOf(contactLines()), {
      headers: { ...headers, 'Content-Type': 'application/json' },
    })
  }),
})
