import type { MetadataRoute } from 'next'
import { business } from '@/content/business'
import { homeMeta } from '@/content/home'

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: business.name,
    short_name: business.name,
    description: homeMeta.description,
    lang: 'en-AU',
    start_url: '/',
    display: 'browser',
    background_color: '#fcfbf7',
    theme_color: '#fcfbf7',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/art/linocut/mark.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  }
}
