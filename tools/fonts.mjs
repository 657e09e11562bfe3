// node tools/fonts.mjs: makes the font subsets in app/fonts, with the characters (app/styles/fonts.css) and weights
// that our own text uses. Run it after changing either; tests/e2e/routes.spec.ts fails if a page uses a missing
// character.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'

const fonts = {
  // Tabular figures for prices.
  figtree: { source: 'figtree/files/figtree-latin-wght-normal', wght: { min: 400, max: 650 }, more: ['tnum'] },
  petrona: { source: 'petrona/files/petrona-latin-wght-normal', wght: { min: 440, max: 520 }, more: ['tnum'] },
  'petrona-italic': { source: 'petrona/files/petrona-latin-wght-italic', wght: { min: 440, max: 520 } },
}

/** The characters of a `unicode-range`. */
const lettersOf = (ranges) =>
  [...ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, first, last = first]) => {
      const [from, to] = [parseInt(first, 16), parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

const declared = readFileSync('app/styles/fonts.css', 'utf8')
for (const [name, { source, wght, more = [] }] of Object.entries(fonts)) {
  const [, ranges] = new RegExp(`/${name}\\.woff2'[^}]*unicode-range:([^;]+);`).exec(declared)
  const whole = readFileSync(`node_modules/@fontsource-variable/${source}.woff2`)
  const subset = await subsetFont(whole, lettersOf(ranges), {
    targetFormat: 'woff2',
    noHinting: true, // Windows smooths type of this size without hinting
    variationAxes: { wght },
    keepFeatures: ['kern', 'liga', ...more],
  })
  writeFileSync(`app/fonts/${name}.woff2`, subset)
  console.log(`${name.padEnd(16)} ${whole.length} bytes, now ${subset.length}`)
}
