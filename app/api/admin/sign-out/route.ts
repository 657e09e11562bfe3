import { logProblem } from '@/lib/server/log'
import { signOutPlain } from '@/lib/server/owner/sign-in'
import { Refusal, refuse } from '@/lib/server/refusal'

/** The sign-out button before its script has come, or without one: a plain post, then the sign-in form. */
export async function POST(request: Request): Promise<Response> {
  try {
    const headers = new Headers({ 'Cache-Control': 'no-store', Location: '/admin/contacts' })
    for (const cookie of await signOutPlain(request)) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    logProblem('auth', error)
    return refuse(
      new Refusal(503, 'Signing out is not possible just now. Please try again in a moment.', {
        headers: { 'Retry-After': '10' },
      }),
    )
  }
}
