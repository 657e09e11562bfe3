import 'server-only'
import { withErrorHandling } from '../requests/error-handling'
import { isId } from '../base/ids'
import { jsonResponse, noStore, unknownPath } from '../base/refusal'
import { assertNotFlooding, assertSameOrigin } from '../requests/request'
import { type Session, assertOwner, readSession } from './session'
import { record } from './audit'

interface Rules {
  /** Whether helpers may call it: they read and answer leads. */
  readonly helpers?: true
  /** What the log calls it. */
  readonly logged?: string
}

/** JSON for the signed-in account, which no cache may keep. */
export const ownerJson = (body: object | null): Response => Response.json(body, { headers: noStore })

/**
 * A file that only an owner may have, and that's logged.
 * @throws Refusal 403 for a helper
 */
export async function ownerDownload(
  session: Session,
  logged: string,
  download: () => Promise<Response>,
): Promise<Response> {
  assertOwner(session)
  const response = await download()
  await record(session.userId, logged)
  return response
}

/**
 * Wraps an owner's handler. The session is verified here whatever the proxy did, changes are accepted only from our own
 * pages and are logged, and every rejection is JSON.
 */
export function ownerRoute<Params = object>(
  { helpers, logged }: Rules,
  handler: (request: Request, params: Params, session: Session) => Promise<Response>,
) {
  return withErrorHandling('admin', async (request: Request, context: { params: Promise<Params> }) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD'
    if (changes) await assertNotFlooding(request.headers)
    const session = await readSession(request.headers)
    if (!session) return jsonResponse(401, { success: false, message: 'Please sign in.' })
    if (changes) assertSameOrigin(request.headers)
    if (!helpers) assertOwner(session)
    // None of our URLs contains a NUL, and Postgres would throw over one.
    if (request.url.includes('%00')) return unknownPath()
    const params = await context.params
    const response = await handler(request, params, session)
    if (logged && response.status !== 204) await record(session.userId, logged, subjectIn(params))
    return response
  })
}

/** The id in an address, if there is one. An email address doesn't belong in the log. */
export const subjectIn = (params: unknown) => Object.values((params ?? {}) as Record<string, string>).find(isId)
