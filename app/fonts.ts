import localFont from 'next/font/local'

// Self-hosted. Of each font a small file has the letters of our own words (tools/fonts.mjs), and the package's whole file
// is fetched for what else a visitor may type. Next wants literals here, so the ranges are written out. The fallbacks
// used while they load are in app/styles/fallback-fonts.css.
export const petrona = localFont({
  src: './fonts/petrona.woff2',
  weight: '440 600',
  variable: '--font-petrona',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+20-22,U+24-29,U+2B-3B,U+3F,U+41-5A,U+61-7A,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212',
    },
  ],
})

export const petronaRest = localFont({
  src: '../node_modules/@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-petrona-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+23,U+2A,U+3C-3E,U+40,U+5B-60,U+7B-7E,U+A1-A8,U+AA-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+20AC,U+2122',
    },
  ],
})

// Used for one word per headline, so it can load late.
export const petronaItalic = localFont({
  src: './fonts/petrona-italic.woff2',
  weight: '440 520',
  style: 'italic',
  variable: '--font-petrona-italic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-22,U+26-29,U+2C-3B,U+3F,U+41-5A,U+61-7A,U+2013-2014,U+2018-2019',
    },
  ],
})

// Until then the upright font is slanted and narrowed to the italic's width, so that no headline rewraps.
export const petronaItalicFallback = localFont({
  src: './fonts/petrona.woff2',
  weight: '440 600',
  variable: '--font-petrona-italic-fallback',
  display: 'swap',
  // With `preload: false` Next would copy the file to another address, and it would be fetched twice.
  preload: true,
  adjustFontFallback: false,
  declarations: [
    { prop: 'size-adjust', value: '92.5%' },
    { prop: 'ascent-override', value: '92.8%' },
    { prop: 'descent-override', value: '29.2%' },
    { prop: 'line-gap-override', value: '0%' },
  ],
})

export const figtree = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 650',
  variable: '--font-figtree',
  display: 'swap',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+20-7E,U+A0,U+A9,U+B7,U+D7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+2212',
    },
  ],
})

export const figtreeRest = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree-rest',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+A1-A8,U+AA-B6,U+B8-D6,U+D8-E8,U+EA-FF,U+131,U+152-153,U+20AC,U+2122',
    },
  ],
})
