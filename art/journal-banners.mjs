// Makes the pictures for journal articles in public/art/journal, in several sizes for the picture manifest. Banners are
// 16:9 with the subject in the middle, because pages crop them from 4:3 to 2:1. An article without its own banner gets
// tide lines from lib/tide-banner.ts. The prints themselves come from art/linocut.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { avifWithin } from './avif-within.mjs'
import { wideReef } from './linocut/reef.mjs'

const root = new URL('../', import.meta.url)
const out = fileURLToPath(new URL('public/art/journal/', root))
const file = (path) => readFileSync(new URL(path, root))
const [width, height] = [1600, 900]

/** A print placed on the banner, `across` pixels wide, in its own proportions. */
function place(svg, { x, y, across, turn = 0 }) {
  const [, w, h] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg)
  const scale = across / Number(w)
  return `<g transform="translate(${x} ${y}) rotate(${turn} ${across / 2} ${(Number(h) * scale) / 2}) scale(${scale})">${svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')}</g>`
}

const sheet = (drawing) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`,
  )

/** A large sun over the whole reef at dawn. */
const reefAtSunrise = () =>
  sharp(
    sheet(
      `<rect width="${width}" height="${height}" fill="#002124"/>${place(wideReef({ top: height - 740, sun: [1180, 128] }), { x: 0, y: 0, across: width })}`,
    ),
  )

/** The rendered shelves, with the service's nautilus in front of them like a sun. */
async function shelvesAndNautilus() {
  const [x, y, r] = [1176, 500, 216]
  const shell = place(file('public/art/linocut/natural-order.svg').toString(), {
    x: x - r * 0.74,
    y: y - r * 0.74,
    across: r * 1.48,
    turn: -4,
  })
  return sharp(file('public/art/services/natural-order-1200.webp'))
    .resize({ width, height, position: 'top' })
    .composite([{ input: sheet(`<circle cx="${x}" cy="${y}" r="${r}" fill="#facd45"/>${shell}`), left: 0, top: 0 }])
}

const banners = {
  'protect-your-place-announcement': reefAtSunrise,
  'home-organization-tips': shelvesAndNautilus,
}

mkdirSync(out, { recursive: true })
for (const [id, draw] of Object.entries(banners)) {
  const whole = await (await draw()).png().toBuffer()
  for (const across of [480, 656, 800, 1200, 1600]) {
    const picture = sharp(whole).resize({ width: across })
    // The size for a 412 px phone at a device pixel ratio of 1.75, where it's on the first screen: at most 16 kB.
    const budget = across === 656 ? 16_000 : Infinity
    writeFileSync(`${out}${id}-${across}.avif`, await avifWithin(picture, budget, { quality: 60, effort: 5 }))
    await picture.clone().webp({ quality: 82 }).toFile(`${out}${id}-${across}.webp`)
  }
  console.log(`journal/${id}`)
}

// The jars for the article's text, in its 3:2. Cropped here, because what stands in the tall still is below its middle.
const jars = await sharp(file('public/art/store/pantry-kitchen-900.webp'))
  .extract({ left: 0, top: 300, width: 900, height: 600 })
  .toBuffer()
for (const across of [480, 656, 900]) {
  const picture = sharp(jars).resize({ width: across })
  await picture.clone().avif({ quality: 60, effort: 5 }).toFile(`${out}pantry-jars-${across}.avif`)
  await picture.webp({ quality: 82 }).toFile(`${out}pantry-jars-${across}.webp`)
}
console.log('journal/pantry-jars')
