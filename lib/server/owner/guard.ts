import 'server-only'
import { type Session, readSession } from '../session'
import { answer, answerErrors } from '../refusal'
import { assertNotFlooding, assertSameOrigin } from '../request'

type Handler<Context> = (request: Request, context: Context, session: Session) => Promise<Response>

/** JSON for the owner alone: no cache may keep it. */
export function ownerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** What the owner asked for doesn't exist, or doesn't any more. */
export const notFound = (message: string) => answer(404, { success: false, message })

export const unknownLead = () => notFound('There is no such lead.')

/**
 * Wraps an owner's handler: the session is verified here whatever the proxy did, changes are accepted from our own
 * pages only, and every refusal is JSON (contract, the owner's endpoints).
 */
export function forOwner<Context>(handler: Handler<Context>) {
  return answerErrors(
    'admin',
    'This cannot be read just now. Please try again in a moment.',
    async (request: Request, context: Context) => {
      const changes = request.method !== 'GET' && request.method !== 'HEAD'
      if (changes) await assertNotFlooding(request.headers)
      const session = await readSession(request.headers)
      if (!session) return answer(401, { success: false, message: 'Please sign in.' })
      if (changes) assertSameOrigin(request.headers)
      return handler(request, context, session)
    },
  )
}
