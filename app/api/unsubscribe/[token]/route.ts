import { readBytes } from '@/lib/server/requests/body'
import { withErrorHandling } from '@/lib/server/requests/error-handling'
import { isId } from '@/lib/server/base/ids'
import { jsonResponse, acceptOnly, seeOther } from '@/lib/server/base/refusal'
import { assertNotFlooding } from '@/lib/server/requests/request'
import { rejoin, unsubscribe } from '@/lib/server/mail/subscribers'

/** In bytes. The body is only `List-Unsubscribe=One-Click`, or says which button was clicked. */
const bodyLimit = 4 * 1024

/**
 * RFC 8058's one-click POST, and the buttons on the page at the same URL. proxy.ts rewrites POSTs to
 * /unsubscribe/{token} here; a GET of that URL shows the page and changes nothing.
 */
async function leave(request: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>): Promise<Response> {
  await assertNotFlooding(request.headers)
  // The URL alone identifies the subscriber. Only our own page's way back says anything else in the body.
  const body = await readBytes(request, bodyLimit)
  const { token } = await params
  const known = isId(token) && (await (body.includes('back=yes') ? rejoin(token) : unsubscribe({ token }, 'link')))
  if (body.includes('from=page')) return seeOther(`/unsubscribe/${known ? token : 'unknown'}`)
  return known
    ? jsonResponse(200, { success: true, message: 'This address is off the list.' })
    : jsonResponse(404, { success: false, message: "We don't recognise this link." })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({
  POST: withErrorHandling(
    '/unsubscribe',
    leave,
    "We couldn't take you off the list right now. Please try again in a moment.",
  ),
})
