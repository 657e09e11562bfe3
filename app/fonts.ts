import localFont from 'next/font/local'

// Straight from the packages: no request leaves the site, and the fallbacks are size-adjusted.
export const petrona = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-petrona',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
})

// The italic is the brand's gesture, one word a headline: it may swap in late.
export const petronaItalic = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-italic.woff2',
  weight: '100 900',
  style: 'italic',
  variable: '--font-petrona-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

export const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: 'Arial',
})
