import 'server-only'
import { type Session, readSession } from '../session'
import { Refusal, answer, answerErrors, nothingThere } from '../refusal'
import { assertNotFlooding, assertSameOrigin } from '../request'
import { actionOf, record } from './audit'

type Handler<Context> = (request: Request, context: Context, session: Session) => Promise<Response>

/** JSON for whoever is signed in: no cache may keep it. */
export const ownerJson = (body: unknown): Response => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** What the owner asked for is so already: nothing for the log. */
export const unchanged = () => new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })

/** What the owner asked for doesn't exist, or doesn't any more. */
export const notFound = (message: string) => answer(404, { success: false, message })

export const unknownLead = () => notFound('There is no such lead.')

/**
 * What a helper may call: reading and answering leads, by a quote too, and their own account. Whatever isn't named here is
 * the owner's alone, so that a new endpoint is closed to helpers until somebody decides otherwise.
 */
const helpersPaths =
  /^\/api\/admin\/((account|contacts|leads|quotes|saved-answers|today|uploads)(\/|$)|(mail\/status|push)$)/

/** Also where a query names two formats, whichever the handler takes. */
const isExport = ({ searchParams }: URL) => searchParams.getAll('format').includes('csv')

/** What's taken away is written down as well as what's changed. */
const isDownload = (url: URL) => isExport(url) || url.pathname === '/api/admin/person'

function assertMay({ role }: Session, url: URL): void {
  if (role === 'owner' || (helpersPaths.test(url.pathname) && !isExport(url))) return
  throw new Refusal(403, 'Only the owner can do this.')
}

/**
 * Wraps an owner's handler: the session is verified here whatever the proxy did, a helper gets no further than helpers
 * may, changes are accepted from our own pages only and go into the log, and every refusal is JSON (contract, the
 * owner's endpoints).
 */
export function forOwner<Context>(handler: Handler<Context>) {
  return answerErrors(
    'admin',
    'This isn’t possible right now. Please try again in a moment.',
    async (request: Request, context: Context) => {
      const { method } = request
      const url = new URL(request.url)
      const changes = method !== 'GET' && method !== 'HEAD'
      if (changes) await assertNotFlooding(request.headers)
      const session = await readSession(request.headers)
      if (!session) return answer(401, { success: false, message: 'Please sign in.' })
      if (changes) assertSameOrigin(request.headers)
      assertMay(session, url)
      // Nothing of ours has a NUL in it, and Postgres throws over one.
      if (request.url.includes('%00')) return nothingThere()
      const response = await handler(request, context, session)
      if (response.ok && response.status !== 204 && (changes || isDownload(url))) {
        const { params } = context as { params?: Promise<Record<string, unknown>> }
        await record(session.userId, actionOf(method, url.pathname, (await params) ?? {}))
      }
      return response
    },
  )
}
