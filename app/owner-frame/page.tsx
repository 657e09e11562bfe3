import '../styles/admin.css'
import type { Metadata, Viewport } from 'next'
import { business } from '@/content/business'

export const metadata: Metadata = {
  robots: { index: false },
  openGraph: null,
  twitter: null,
  manifest: '/owner.webmanifest',
  appleWebApp: { capable: true, title: `${business.name} leads` },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { color: '#fcfbf7', media: '(prefers-color-scheme: light)' },
    { color: '#0d1f20', media: '(prefers-color-scheme: dark)' },
  ],
  viewportFit: 'cover',
}

/** Only its head is used: the owner's pages begin with it (lib/server/requests/shells.ts). Nobody can visit it. */
export default function OwnerFrame() {
  return <main />
}
