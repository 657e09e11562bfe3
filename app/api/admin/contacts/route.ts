import { ownerRoute, ownerJson } from '@/lib/server/owner/guard'
import { contactsVersion, listContacts } from '@/lib/server/owner/leads'
import { acceptOnly, noStore } from '@/lib/server/refusal'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  /** All messages, or 304 if nothing has changed, because the page polls every half minute. */
  GET: ownerRoute(async (request) => {
    const tag = `"${await contactsVersion()}"`
    const unchanged = request.headers.get('If-None-Match') === tag
    const response = unchanged ? new Response(null, { status: 304, headers: noStore }) : ownerJson(await listContacts())
    response.headers.set('ETag', tag)
    return response
  }),
})
