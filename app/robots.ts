import type { MetadataRoute } from 'next'
import { absoluteUrl, isPreview } from '@/lib/seo/site'

/** Keeps crawlers out of the owner's pages and the endpoints, and out of previews altogether. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] }, sitemap: absoluteUrl('/sitemap.xml') }
}
