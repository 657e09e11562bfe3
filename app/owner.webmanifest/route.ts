import type { MetadataRoute } from 'next'
import { business } from '@/content/business'
import { baseWebManifest } from '@/lib/web-manifest'

export const dynamic = 'force-static'

/** The owner's pages as an app. Outside /admin, because browsers request manifests without cookies. */
export function GET(): Response {
  const manifest: MetadataRoute.Manifest = {
    ...baseWebManifest,
    id: '/admin',
    name: `${business.name}, for the owner`,
    short_name: `${business.name} leads`,
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
