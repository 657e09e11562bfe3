import './globals.css'
import type { Metadata, Viewport } from 'next'
import { business } from '@/content/business'
import { figtree, petrona, petronaItalic } from './fonts'

export const metadata: Metadata = {
  metadataBase: new URL(process.env.SITE_URL ?? 'http://localhost:3000'),
  title: { default: business.name, template: `%s | ${business.name}` },
  formatDetection: { telephone: false, address: false, email: false },
}

export const viewport: Viewport = { themeColor: '#fcfbf7', colorScheme: 'light' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html lang="en-AU" className={`${figtree.variable} ${petrona.variable} ${petronaItalic.variable}`} data-scroll-behavior="smooth">
      <body className="bg-background font-sans text-base text-foreground antialiased">{children}</body>
    </html>
  )
}
