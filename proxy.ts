import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NextResponse, type NextRequest } from 'next/server'
import { hashedPolicy, noncePolicy } from '@/lib/server/policy'

// Runs before every page, in Node. Decides where a page lives, what it may run (its content security policy), who sees
// /admin, and the status of what does not exist: a dynamic page cannot set one itself (docs/decisions/status-codes.md).

type Policies = Readonly<Record<string, string>>

/** The inline scripts' hashes of each prerendered page (tools/after-build.mjs). None under `npm run dev`. */
const policies: Policies | undefined = (() => {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), '.next/csp.json'), 'utf8')) as Policies
  } catch {
    return undefined
  }
})()

const developing = process.env.NODE_ENV === 'development'

/** Addresses that have moved for good (specification section 2). */
const moved: Readonly<Record<string, string>> = {
  '/blog': '/the-sunnie-journal',
  '/build-your-service': '/services/sunnie-select',
  '/services/build-your-service': '/services/sunnie-select',
  '/build-your-service-onboarding': '/sunnie-select-onboarding',
}

/** The one address of a path: without a slash at its end, and moved where it has moved. */
function lastingPath(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const article = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return article ? `/the-sunnie-journal/${article}` : (moved[path] ?? path)
}

/** A prerendered page, as it is or in another's place. */
function prerendered(request: NextRequest, page: string, status?: number): NextResponse {
  const moved = page !== request.nextUrl.pathname
  const response = moved ? NextResponse.rewrite(new URL(page, request.url), { status }) : NextResponse.next()
  if (!developing)
    response.headers.set('Content-Security-Policy', hashedPolicy(policies?.[page] ?? policies?.['/_not-found'] ?? ''))
  return response
}

/** A page rendered for this request: Next reads the nonce from the request's own policy. */
function dynamic(request: NextRequest, page: string, status?: number): NextResponse {
  const policy = noncePolicy(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  if (!developing) headers.set('Content-Security-Policy', policy)
  const forward = { request: { headers } }
  const response =
    page === request.nextUrl.pathname
      ? NextResponse.next(forward)
      : NextResponse.rewrite(new URL(page, request.url), { status, ...forward })
  if (!developing) response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The session is verified here, not only looked for, and once more by each handler (decision E21). */
async function admin(request: NextRequest): Promise<NextResponse> {
  const { sessionOf } = await import('@/lib/server/auth')
  if (await sessionOf(request.headers)) return dynamic(request, request.nextUrl.pathname)
  return dynamic(request, `/missing/admin${request.nextUrl.search}`, 401)
}

/**
 * Prerendered pages that also answer a query without scripts: where one of these keys is asked for, a twin that is
 * rendered for the request stands in. Anything else in a query (utm_source …) leaves the page as it is.
 */
const twins: Readonly<Record<string, { page: string; keys: readonly string[] }>> = {
  '/the-sunnie-journal': { page: '/journal-search', keys: ['q', 'category'] },
  '/subscribe': { page: '/variants/subscribe', keys: ['step', 'service', 'size', 'frequency', 'billing', 'day'] },
  '/sunnie-select-onboarding': {
    page: '/variants/sunnie-select-onboarding',
    keys: [
      'step',
      'type',
      'extra',
      'day',
      'time',
      'bathroom',
      'kitchen',
      'bedroom',
      'living-room',
      'laundry',
      'veranda-balcony',
    ],
  },
  '/thanks/sunnie-select-quote': { page: '/variants/quote-sent', keys: ['areas', 'extras', 'time'] },
}

/** Addresses that only the proxy leads to. */
const inner = /^\/(missing|variants|journal-search)(\/|$)/

const unsubscribing = /^\/unsubscribe\/(?!done$|unknown$)([^/]+)$/

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl
  const lasting = lastingPath(pathname)
  if (lasting !== pathname) return NextResponse.redirect(new URL(`${lasting}${search}`, request.url), 308)
  if (/^\/admin(\/|$)/.test(pathname)) return admin(request)
  const token = unsubscribing.exec(pathname)?.[1]
  if (token)
    return request.method === 'POST'
      ? NextResponse.rewrite(new URL(`/api/unsubscribe/${token}`, request.url))
      : prerendered(request, '/unsubscribe')
  if (inner.test(pathname)) return prerendered(request, '/_not-found', 404)
  const twin = twins[pathname]
  if (twin?.keys.some((key) => searchParams.has(key))) return dynamic(request, `${twin.page}${request.nextUrl.search}`)
  if (policies && !(pathname in policies)) {
    if (/^\/services\/[^/]+$/.test(pathname)) return prerendered(request, '/missing/service', 404)
    if (/^\/the-sunnie-journal\/[^/]+$/.test(pathname)) return prerendered(request, '/missing/article', 404)
  }
  return prerendered(request, pathname)
}

// Endpoints and files pass it by, but for a slash too many.
export const config = { matcher: ['/((?!_next/|api/|.*\\.[a-z0-9]+$).*)', '/(api/.*/)'] }
