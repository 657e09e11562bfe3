import { NextResponse, type NextRequest } from 'next/server'
import { choiceKeys } from '@/components/subscribe/choice'
import { wizardLinks } from '@/content/subscriptions'
import { canonicalPath } from '@/lib/canonical-path.mjs'
import { noticeAt } from '@/lib/closures'
import { logProblem } from '@/lib/server/base/log'
import { noncePolicy } from '@/lib/server/requests/policy'

// Runs for paths that aren't simply a prerendered page (see the matcher below). Redirects moved pages, and serves
// the variants that answer a query without scripts. The headers of prerendered pages are in next.config.ts.

const isDevelopment = process.env.NODE_ENV === 'development'

/** Serves a prerendered page in place of the requested one. */
const prerendered = (request: NextRequest, page: string, status?: number): NextResponse =>
  NextResponse.rewrite(new URL(page, request.url), { status })

/** Renders a page for this request. Next takes the nonce from the policy in the request's headers. */
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

const quotePath = /^\/quote\/([^/]+)$/

/** Serves a quote to anyone with its URL. Looked up here because a page can't respond with 404 and its own text. */
async function quote(request: NextRequest, token: string): Promise<NextResponse> {
  try {
    const { findQuote } = await import('@/lib/server/leads/stored-quote')
    return (await findQuote(token))
      ? dynamic(request, request.nextUrl.pathname)
      : prerendered(request, '/missing/quote', 404)
  } catch (error) {
    logProblem('/quote', error)
    return prerendered(request, '/missing/quote-away', 503)
  }
}

/** Shows which list a link in an email leaves. While the database is down it's shown too, because it may soon work. */
async function unsubscribe(request: NextRequest, token: string): Promise<NextResponse> {
  try {
    const { findPlace } = await import('@/lib/server/mail/subscribers')
    if (!(await findPlace(token))) return prerendered(request, '/unsubscribe/unknown', 404)
  } catch (error) {
    logProblem('/unsubscribe', error)
  }
  return dynamic(request, request.nextUrl.pathname)
}

/** The variants rendered in place of these pages for the queries named in the matcher. */
const variants: Readonly<Record<string, string>> = {
  '/the-sunnie-journal': '/journal-search',
  '/subscribe': '/variants/subscribe',
  '/sunnie-select-onboarding': '/variants/sunnie-select-onboarding',
  '/thanks/subscribe': '/variants/thanks/subscribe',
  '/thanks/sunnie-select-quote': '/variants/thanks/sunnie-select-quote',
}

const wizardPages = new Map(Object.entries(wizardLinks).map(([name, href]) => [href, `/variants/subscribe/${name}`]))

/** The page that's prerendered for a link to the wizard, whatever else is in its query (utm_source …). */
function wizardPage({ pathname, searchParams }: URL): string | undefined {
  const chosen = [...choiceKeys, 'step'].flatMap((key) => searchParams.getAll(key).map((value) => `${key}=${value}`))
  return wizardPages.get(`${pathname}?${chosen.join('&')}`)
}

/** Pages reached only through a rewrite from here, or by Next when something goes wrong. */
const internal = /^\/(missing|promised|variants|journal-search|owner-frame|respelled|_global-error)(\/|$)/

const unsubscribePath = /^\/unsubscribe\/(?!unknown$)([^/]+)$/

export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if (/^\/[^/]*[A-Z]/.test(pathname)) return NextResponse.next() // redirected by app/respelled, without its slash too
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return NextResponse.redirect(new URL(`${canonical}${search}`, request.url), 308)
  const token = unsubscribePath.exec(pathname)?.[1]
  if (token && request.method === 'POST') return NextResponse.rewrite(new URL(`/api/unsubscribe/${token}`, request.url))
  if (internal.test(pathname) && !(isDevelopment && pathname === '/owner-frame'))
    return prerendered(request, '/_not-found', 404)
  // Next would answer any other method as if it were GET.
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { Allow: token ? 'GET, HEAD, POST' : 'GET, HEAD' } })
  if (token) return unsubscribe(request, token)
  if (pathname === '/unsubscribe') return prerendered(request, '/unsubscribe/unknown', 404) // its token was cut off
  const quoteToken = quotePath.exec(pathname)?.[1]
  if (quoteToken) return quote(request, quoteToken)
  const ready = wizardPage(request.nextUrl)
  const variant = !ready && asksVariant(request.nextUrl) && variants[pathname]
  if (variant) return dynamic(request, `${variant}${search}`)
  // The only others that get here promise an answer. Closed days change that (docs/decisions/closed-days.md).
  if (!isDevelopment && noticeAt(new Date())) return prerendered(request, `/promised${ready ?? pathname}`)
  return ready ? prerendered(request, ready) : NextResponse.next()
}

/** Whether the query has a key that the page answers without scripts. */
const asksVariant = ({ pathname, searchParams }: URL): boolean =>
  config.matcher.some(
    (rule) => typeof rule !== 'string' && rule.source === pathname && rule.has.some(({ key }) => searchParams.has(key)),
  )

// Next reads this without running it, so it can't be built from the tables above. The query keys are those a page
// answers without scripts. With any other key (utm_source …) the prerendered page is served.
export const config = {
  matcher: [
    '/(.+/)',
    // The pages that promise an answer. One that isn't here keeps its promise over closed days.
    '/',
    '/bio',
    '/contact',
    '/natural-order-onboarding',
    '/services/natural-order',
    '/subscribe',
    '/subscriptions',
    '/sunnie-select-onboarding',
    '/thanks/contact',
    '/thanks/natural-order-onboarding',
    '/thanks/subscribe',
    '/thanks/sunnie-select-quote',
    '/the-sunnie-journal/protect-your-place-announcement',
    '/blog/:path*',
    '/build-your-service',
    '/services/build-your-service',
    '/build-your-service-onboarding',
    '/unsubscribe',
    '/unsubscribe/:token',
    '/quote/:token',
    '/missing/:path*',
    '/promised/:path*',
    '/variants/:path*',
    '/journal-search',
    '/owner-frame',
    '/respelled/:path*',
    '/_global-error',
    { source: '/the-sunnie-journal', has: [{ type: 'query', key: 'q' }] },
    { source: '/the-sunnie-journal', has: [{ type: 'query', key: 'category' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'step' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'service' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'size' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'frequency' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'billing' }] },
    { source: '/subscribe', has: [{ type: 'query', key: 'day' }] },
    // The builder's every step but the first has these, beside its areas and extras.
    { source: '/sunnie-select-onboarding', has: [{ type: 'query', key: 'step' }] },
    { source: '/sunnie-select-onboarding', has: [{ type: 'query', key: 'type' }] },
    { source: '/thanks/subscribe', has: [{ type: 'query', key: 'service' }] },
    { source: '/thanks/sunnie-select-quote', has: [{ type: 'query', key: 'type' }] },
  ],
}
