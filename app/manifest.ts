import type { MetadataRoute } from 'next'
import { business } from '@/content/business'
import { homeMeta } from '@/content/home'
import { baseWebManifest } from '@/lib/web-manifest'

export default function manifest(): MetadataRoute.Manifest {
  return {
    ...baseWebManifest,
    id: '/',
    name: business.name,
    short_name: business.name,
    description: homeMeta.description,
    start_url: '/',
    display: 'browser',
    icons: [...baseWebManifest.icons, { src: '/art/linocut/mark.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
