import { canonicalPath } from '@/lib/canonical-path.mjs'
import { acceptOnly } from '@/lib/server/base/refusal'

/** Redirects to a page that was requested in capitals or with punctuation after it; next.config.ts rewrites it here. */
async function redirect(request: Request, { params }: RouteContext<'/respelled/[[...page]]'>): Promise<Response> {
  const page = (await params).page ?? []
  const path = canonicalPath(`/${page.map(encodeURIComponent).join('/').toLowerCase()}`)
  return new Response(null, { status: 308, headers: { Location: path + new URL(request.url).search } })
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = acceptOnly({ GET: redirect })
