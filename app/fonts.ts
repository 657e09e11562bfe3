import localFont from 'next/font/local'

// Self-hosted from the packages. The fallbacks used while they load are in app/styles/fallback-fonts.css.
export const petrona = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-petrona',
  display: 'swap',
  adjustFontFallback: false,
})

// Used for one word per headline, so it can load late.
export const petronaItalic = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
  weight: '100 900',
  style: 'italic',
  variable: '--font-petrona-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

// Until then the upright font is slanted and narrowed to the italic's width, so that no headline rewraps.
export const petronaItalicFallback = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-petrona-italic-fallback',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'size-adjust', value: '92.5%' },
    { prop: 'ascent-override', value: '92.8%' },
    { prop: 'descent-override', value: '29.2%' },
    { prop: 'line-gap-override', value: '0%' },
  ],
})

export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
})
