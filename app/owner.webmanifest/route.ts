import type { MetadataRoute } from 'next'
import { account } from '@/content/admin-account'

export const dynamic = 'force-static'

const { name, shortName } = account.installed

/** The owner's pages as an app. Outside /admin, because a browser asks for a manifest without its cookies. */
export function GET(): Response {
  const manifest: MetadataRoute.Manifest = {
    id: '/admin',
    name,
    short_name: shortName,
    lang: 'en-AU',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    background_color: '#fcfbf7',
    theme_color: '#fcfbf7',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } })
}
