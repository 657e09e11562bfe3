import { signInPlain } from '@/lib/server/owner/sign-in'
import { Refusal, refuse } from '@/lib/server/refusal'

/** The sign-in form with scripts off: a plain post, then the page it leads to. */
export async function POST(request: Request): Promise<Response> {
  try {
    const outcome = await signInPlain(request)
    const headers = new Headers({
      'Cache-Control': 'no-store',
      Location: outcome.result === 'in' ? '/admin/contacts' : `/admin?signin=${outcome.result}`,
    })
    if (outcome.result === 'in') for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie)
    return new Response(null, { status: 303, headers })
  } catch (error) {
    if (error instanceof Refusal) return refuse(error)
    throw error
  }
}
