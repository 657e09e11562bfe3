import type { Viewport } from 'next'
import { siteMetadata } from '@/lib/seo/metadata'
import { figtree, figtreeRest, petrona, petronaItalic, petronaItalicFallback, petronaRest } from './fonts'

export const metadata = siteMetadata

export const viewport: Viewport = { themeColor: '#fcfbf7', colorScheme: 'light' }

export default function RootLayout({ children }: LayoutProps<'/'>) {
  return (
    <html
      lang="en-AU"
      className={[figtree, figtreeRest, petrona, petronaRest, petronaItalic, petronaItalicFallback]
        .map(({ variable }) => variable)
        .join(' ')}
      data-scroll-behavior="smooth"
    >
      <body className="bg-background font-sans text-base text-foreground antialiased">{children}</body>
    </html>
  )
}
