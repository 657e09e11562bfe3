import { readBytes } from '@/lib/server/body'
import { answer, answerErrors, postOnly, seeOther } from '@/lib/server/refusal'
import { assertNotFlooding } from '@/lib/server/request'
import { unsubscribe } from '@/lib/server/subscribers'

/** Bytes: the body says no more than `List-Unsubscribe=One-Click`, or which button was pressed. */
const bodyLimit = 4 * 1024

/**
 * RFC 8058's bare POST, and the button of the page at the same address. proxy.ts rewrites POSTs to
 * /unsubscribe/{token} here; a GET of that address is the page and changes nothing.
 */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = postOnly(
  answerErrors(
    '/unsubscribe',
    'We couldn’t take you off the list right now. Please try again in a moment.',
    async (request: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>) => {
      await assertNotFlooding(request.headers)
      // Whatever the body is, the address alone says who wants to leave.
      const body = await readBytes(request, bodyLimit)
      const { token } = await params
      // A token of any other shape isn't one of ours, and Postgres would throw over a NUL.
      const known = /^[\w-]{1,64}$/.test(token) && (await unsubscribe({ token }, 'link'))
      if (body.includes('from=page')) return seeOther(known ? '/unsubscribe/done' : '/unsubscribe/unknown')
      return known
        ? answer(200, { success: true, message: 'This address is off the list.' })
        : answer(404, { success: false, message: 'We do not know this link.' })
    },
  ),
)
