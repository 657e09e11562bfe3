import type { MetadataRoute } from 'next'
import { business } from '@/content/business'
import { homeMeta } from '@/content/home'
import { installed } from '@/lib/installed'

export default function manifest(): MetadataRoute.Manifest {
  return {
    ...installed,
    id: '/',
    name: business.name,
    short_name: business.name,
    description: homeMeta.description,
    start_url: '/',
    display: 'browser',
    icons: [...installed.icons, { src: '/art/linocut/mark.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
