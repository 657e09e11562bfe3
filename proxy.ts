import { readFileSync } from 'node:fs'
import path from 'node:path'
import { NextResponse, type NextRequest } from 'next/server'
import { hashedPolicy, noncePolicy } from '@/lib/server/policy'
import { tryReadSession } from '@/lib/server/session'

// Runs before every page, in Node. Decides which page answers a path, which scripts it may run (its content security
// policy), who sees /admin, and the status of what doesn't exist: a dynamic page can't set its own
// (docs/decisions/status-codes.md).

type Policies = Readonly<Record<string, string | null>>

/**
 * Every page of the build, with the hashes of its inline scripts if it's prerendered (tools/after-build.mjs). None under
 * `npm run dev`.
 */
const policies: Policies | undefined = (() => {
  try {
    return JSON.parse(readFileSync(path.join(process.cwd(), '.next/csp.json'), 'utf8')) as Policies
  } catch {
    return undefined
  }
})()

const isDevelopment = process.env.NODE_ENV === 'development'

/** Addresses that have moved for good (specification section 2). */
const moved: Readonly<Record<string, string>> = {
  '/blog': '/the-sunnie-journal',
  '/build-your-service': '/services/sunnie-select',
  '/services/build-your-service': '/services/sunnie-select',
  '/build-your-service-onboarding': '/sunnie-select-onboarding',
}

/** The path that stays: without a trailing slash, and the new one where a page has moved. */
function canonicalPath(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1')
  const article = /^\/blog\/([^/]+)$/.exec(path)?.[1]
  return article ? `/the-sunnie-journal/${article}` : (moved[path] ?? path)
}

/** A prerendered page, at its own path or in place of another. */
function prerendered(request: NextRequest, page: string, status?: number): NextResponse {
  const response =
    page === request.nextUrl.pathname
      ? NextResponse.next()
      : NextResponse.rewrite(new URL(page, request.url), { status })
  if (isDevelopment) return response
  response.headers.set('Content-Security-Policy', hashedPolicy(policies?.[page] ?? policies?.['/_not-found'] ?? ''))
  // Next would let shared caches keep the page for a year. A host's own may still keep it until the next deploy.
  response.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return response
}

/** A page rendered for this request: Next reads the nonce from the request's own policy. */
function dynamic(request: NextRequest, page: string, status?: number): NextResponse {
  const policy = noncePolicy(Buffer.from(crypto.randomUUID()).toString('base64'))
  const headers = new Headers(request.headers)
  if (!isDevelopment) headers.set('Content-Security-Policy', policy)
  const forward = { request: { headers } }
  const response =
    page === request.nextUrl.pathname
      ? NextResponse.next(forward)
      : NextResponse.rewrite(new URL(page, request.url), { status, ...forward })
  if (!isDevelopment) response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/** The session is verified here, not just looked for, and again by each handler (decision E21). */
async function admin(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (!(await tryReadSession(request.headers))) return dynamic(request, `/missing/admin${search}`, 401)
  if (policies && !(pathname in policies)) return prerendered(request, '/_not-found', 404)
  return dynamic(request, pathname)
}

/**
 * Prerendered pages that also answer a query without scripts: if the query has one of these keys, a variant rendered
 * for the request takes the page's place. Anything else in a query (utm_source …) leaves the page as it is.
 */
const dynamicVariants: Readonly<Record<string, { page: string; keys: readonly string[] }>> = {
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

/** Pages that are only reached by a rewrite from here, or by Next when something goes wrong. */
const internal = /^\/(missing|variants|journal-search|_global-error)(\/|$)/

const unsubscribePath = /^\/unsubscribe\/(?!done$|unknown$)([^/]+)$/

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search, searchParams } = request.nextUrl
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return NextResponse.redirect(new URL(`${canonical}${search}`, request.url), 308)
  if (/^\/admin(\/|$)/.test(pathname)) return admin(request)
  const token = unsubscribePath.exec(pathname)?.[1]
  if (token)
    return request.method === 'POST'
      ? NextResponse.rewrite(new URL(`/api/unsubscribe/${token}`, request.url))
      : prerendered(request, '/unsubscribe')
  if (internal.test(pathname)) return prerendered(request, '/_not-found', 404)
  const variant = dynamicVariants[pathname]
  if (variant?.keys.some((key) => searchParams.has(key))) return dynamic(request, `${variant.page}${search}`)
  if (policies && !(pathname in policies)) {
    if (/^\/services\/[^/]+$/.test(pathname)) return prerendered(request, '/missing/service', 404)
    if (/^\/the-sunnie-journal\/[^/]+$/.test(pathname)) return prerendered(request, '/missing/article', 404)
  }
  return prerendered(request, pathname)
}

// Not for endpoints and files, except to redirect a trailing slash.
export const config = { matcher: ['/((?!_next/|api/|.*\\.[a-z0-9]+$).*)', '/(api/.*/)'] }
