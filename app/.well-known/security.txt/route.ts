import { business } from '@/content/business'
import { absoluteUrl } from '@/lib/seo/site'

export const dynamic = 'force-static'

const day = 24 * 60 * 60 * 1000

/** Where to report a vulnerability (RFC 9116). Expires a year after the build; the first start in a year rebuilds. */
export function GET(): Response {
  const lines = [
    `Contact: ${business.email ? `mailto:${business.email}` : absoluteUrl('/contact')}`,
    `Expires: ${new Date(Date.now() + 364 * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
