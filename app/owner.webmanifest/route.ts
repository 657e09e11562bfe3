import type { MetadataRoute } from 'next'
import { account } from '@/content/admin-account'
import { baseWebManifest } from '@/lib/web-manifest'

export const dynamic = 'force-static'

const { name, shortName } = account.installed

/** The owner's pages as an app. Outside /admin, because browsers request manifests without cookies. */
export function GET(): Response {
  const manifest: MetadataRoute.Manifest = {
    ...baseWebManifest,
    id: '/admin',
    name,
    short_name: shortName,
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
