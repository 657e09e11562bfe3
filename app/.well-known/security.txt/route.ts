import { business } from '@/content/business'
import { absoluteUrl } from '@/lib/seo/site'

export const dynamic = 'force-static'

const day = 24 * 60 * 60 * 1000

/** Where to report a weakness (RFC 9116). It expires within a year of the build; a new year builds anew. */
export function GET(): Response {
  const lines = [
    `Contact: mailto:${business.email}`,
    `Expires: ${new Date(Date.now() + 364 * day).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
