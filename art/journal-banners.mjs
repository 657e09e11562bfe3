// Draws the banners of the journal's articles from the linocut set into public/art/journal: 16 to 9, in the sizes that
// the picture manifest gathers. The prints themselves are art/linocut.
import { mkdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const root = new URL('../', import.meta.url)
const out = fileURLToPath(new URL('public/art/journal/', root))
const print = (name) => readFileSync(new URL(`public/art/linocut/${name}.svg`, root), 'utf8')

/** A print at a place of the banner, `width` pixels wide, its own proportions kept. */
function place(name, { x, y, width, turn = 0 }) {
  const svg = print(name)
  const [, w, h] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)
  const scale = width / Number(w)
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${width / 2} ${(Number(h) * scale) / 2}) scale(${scale})">${svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</g>`
}

const banners = {
  // Morning over the reef: the sky of the wattle tint, the water of the lagoon.
  'protect-your-place-announcement': `<rect width="1600" height="900" fill="#fef4ce"/>
    <path d="M0 325C300 310 800 350 1600 305V900H0Z" fill="#c0ece7"/>${place('reef', { x: 0, y: 200, width: 1600 })}`,
  // A shelf in order, and the shell that the service is named after.
  'home-organization-tips': `<rect width="1600" height="900" fill="#ffe9e2"/>
    <circle cx="1130" cy="420" r="330" fill="#facd45"/>${place('pantry', { x: 150, y: 110, width: 690 })}${place('natural-order', { x: 900, y: 210, width: 470, turn: -4 })}`,
}

mkdirSync(out, { recursive: true })
for (const [id, drawing] of Object.entries(banners)) {
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${drawing}</svg>`)
  for (const width of [480, 800, 1200, 1600]) {
    const picture = sharp(svg).resize({ width })
    await picture.clone().avif({ quality: 60, effort: 5 }).toFile(`${out}${id}-${width}.avif`)
    await picture.clone().webp({ quality: 82 }).toFile(`${out}${id}-${width}.webp`)
  }
  console.log(`journal/${id}`)
}
