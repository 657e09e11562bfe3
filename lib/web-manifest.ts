import type { MetadataRoute } from 'next'

/** Shared by both manifests, the site's and the owner's pages'. */
export const baseWebManifest = {
  lang: 'en-AU',
  background_color: '#fcfbf7',
  theme_color: '#fcfbf7',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies MetadataRoute.Manifest
