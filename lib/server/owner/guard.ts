import 'server-only'
import { type Session, readSession } from '../auth'
import { logProblem } from '../log'
import { Refusal, answer, refuse } from '../refusal'
import { refuseOtherSites } from '../request'

type Handler<Context> = (request: Request, context: Context, session: Session) => Promise<Response>

/** An answer for the owner alone: never kept by any cache. */
export function ownerJson(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}

/** What the owner asked for is not there (any more). */
export const notFound = (message: string) => answer(404, { success: false, message })

/**
 * Wraps a handler of the owner's: the session is verified here whatever the proxy did, changes come from our own pages
 * only, and every refusal is JSON (contract, the owner's endpoints).
 */
export function forOwner<Context>(handler: Handler<Context>) {
  return async (request: Request, context: Context): Promise<Response> => {
    try {
      const session = await readSession(request.headers)
      if (!session) return answer(401, { success: false, message: 'Please sign in.' })
      if (request.method !== 'GET' && request.method !== 'HEAD') refuseOtherSites(request.headers)
      return await handler(request, context, session)
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      logProblem('admin', error)
      return refuse(
        new Refusal(503, 'This cannot be read just now. Please try again in a moment.', {
          headers: { 'Retry-After': '10' },
        }),
      )
    }
  }
}
