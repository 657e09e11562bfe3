import { noticeAt } from '@/lib/closures'
import { pageWithNotice } from '@/lib/server/requests/promised-pages'

/**
 * Served by proxy.ts in place of a prerendered page that promises an answer, while closed days are near or on
 * (docs/decisions/closed-days.md).
 */
export async function GET(request: Request, { params }: RouteContext<'/promised/[[...page]]'>) {
  const { page = [] } = await params
  const found = pageWithNotice(`/${page.join('/')}`, noticeAt(new Date()) ?? '')
  if (!found) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': 'text/html; charset=utf-8', ETag: found.etag }
  if (request.headers.get('If-None-Match')?.includes(found.etag)) return new Response(null, { status: 304, headers })
  return new Response(found.html, { headers })
}
