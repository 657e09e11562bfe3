import { readText } from '@/lib/server/body'
import { answer, answerErrors, seeOther } from '@/lib/server/refusal'
import { unsubscribe } from '@/lib/server/subscribers'

/**
 * RFC 8058's bare POST, and the button of the page at the same address. proxy.ts rewrites POSTs to
 * /unsubscribe/{token} here; a GET of that address is the page and changes nothing.
 */
export const POST = answerErrors(
  '/unsubscribe',
  'We could not take you off the list just now. Please try again in a moment.',
  async (request: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>) => {
    // Whatever the body is, the address alone says who wants to leave.
    const isFromPage = (await readText(request).catch(() => '')).includes('from=page')
    const known = await unsubscribe((await params).token)
    if (isFromPage) return seeOther(known ? '/unsubscribe/done' : '/unsubscribe/unknown')
    return known
      ? answer(200, { success: true, message: 'This address is off the list.' })
      : answer(404, { success: false, message: 'We do not know this link.' })
  },
)
