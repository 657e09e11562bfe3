import 'server-only'
import { Refusal, jsonResponse, noStore, unknownPath } from '../base/refusal'
import { withErrorHandling } from '../requests/error-handling'
import { assertNotFlooding, assertSameOrigin } from '../requests/request'
import { actionOf, record } from './audit'
import { type Session, readSession } from './session'

type Handler<Context> = (request: Request, context: Context, session: Session) => Promise<Response>

/** JSON for the signed-in account, which no cache may keep. */
export const ownerJson = (body: object | null): Response => Response.json(body, { headers: noStore })

/** 204: nothing had to change. It isn't logged. */
export const noContent = () => new Response(null, { status: 204, headers: noStore })

/** 404: what the owner asked for doesn't exist, or no longer does. */
export const notFound = (message: string) => jsonResponse(404, { success: false, message })

export const unknownLead = () => notFound("That lead doesn't exist.")

/**
 * What a helper may call: reading and answering leads, with quotes too, and their own account. Everything else is for
 * owners only, so that a new endpoint is closed to helpers until somebody decides otherwise.
 */
const helpersPaths =
  /^\/api\/admin\/((account|contacts|leads|quotes|saved-answers|today|uploads)(\/|$)|(mail\/status|push)$)/

/** True even if the query names two formats, whichever one the handler uses. */
const isExport = ({ searchParams }: URL) => searchParams.getAll('format').includes('csv')

/** Downloads are logged as well as changes. */
const isDownload = (url: URL) => isExport(url) || url.pathname === '/api/admin/person'

function assertAuthorised({ role }: Session, url: URL): void {
  if (role === 'owner' || (helpersPaths.test(url.pathname) && !isExport(url))) return
  throw new Refusal(403, 'Only an owner can do this.')
}

/**
 * Wraps an owner's handler. The session is verified here whatever the proxy did, helpers are kept to their paths,
 * changes are accepted only from our own pages and are logged, and every rejection is JSON (contract, the owner's
 * endpoints).
 */
export function ownerRoute<Context>(handler: Handler<Context>) {
  return withErrorHandling('admin', async (request: Request, context: Context) => {
    const { method } = request
    const url = new URL(request.url)
    const changes = method !== 'GET' && method !== 'HEAD'
    if (changes) await assertNotFlooding(request.headers)
    const session = await readSession(request.headers)
    if (!session) return jsonResponse(401, { success: false, message: 'Please sign in.' })
    if (changes) assertSameOrigin(request.headers)
    assertAuthorised(session, url)
    // None of our URLs contains a NUL, and Postgres would throw over one.
    if (request.url.includes('%00')) return unknownPath()
    const response = await handler(request, context, session)
    if (response.ok && response.status !== 204 && (changes || isDownload(url))) {
      const { params } = context as { params?: Promise<Record<string, unknown>> }
      await record(session.userId, actionOf(method, url.pathname, (await params) ?? {}))
    }
    return response
  })
}
