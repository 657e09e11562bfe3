import type { MetadataRoute } from 'next'
import { absoluteUrl, isPreview } from '@/lib/seo/site'

/** Keeps crawlers away from the admin pages and the API, and away from previews altogether. */
export default function robots(): MetadataRoute.Robots {
  if (isPreview) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/api'] }, sitemap: absoluteUrl('/sitemap.xml') }
}
