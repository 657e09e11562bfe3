import type { Viewport } from 'next'
import { preload } from 'react-dom'
import { siteMetadata } from '@/lib/seo/metadata'

export const metadata = siteMetadata

export const viewport: Viewport = { themeColor: '#fcfbf7', colorScheme: 'only light' }

/**
 * The same URLs as in app/styles/fonts.css. All three are preloaded, because a font that's only found in a style sheet
 * delays the first paint (docs/performance.md).
 */
const fonts = [
  new URL('./fonts/figtree.woff2', import.meta.url),
  new URL('./fonts/petrona.woff2', import.meta.url),
  new URL('./fonts/petrona-italic.woff2', import.meta.url),
]

export default function RootLayout({ children }: LayoutProps<'/'>) {
  for (const font of fonts) preload(String(font), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang="en-AU" data-scroll-behavior="smooth">
      <body className="bg-background font-sans text-base text-foreground antialiased">{children}</body>
    </html>
  )
}
