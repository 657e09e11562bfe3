import { logProblem } from '@/lib/server/log'
import { answer } from '@/lib/server/refusal'
import { unsubscribe } from '@/lib/server/subscribers'

/**
 * RFC 8058's bare POST, and the button of the page at the same address. proxy.ts rewrites POSTs of
 * /unsubscribe/{token} here; a GET of that address is the page and changes nothing.
 */
export async function POST(request: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>) {
  const { token } = await params
  const fromPage = (await request.text().catch(() => '')).includes('from=page')
  const see = (location: string) =>
    new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } })
  try {
    const known = await unsubscribe(token)
    if (fromPage) return see(known ? '/unsubscribe/done' : '/unsubscribe/unknown')
    return known
      ? answer(200, { success: true, message: 'This address is off the list.' })
      : answer(404, { success: false, message: 'We do not know this link.' })
  } catch (error) {
    logProblem('/unsubscribe', error)
    return answer(
      503,
      { success: false, message: 'We could not take you off the list just now. Please try again in a moment.' },
      { 'Retry-After': '10' },
    )
  }
}
