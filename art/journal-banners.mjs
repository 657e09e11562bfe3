// Makes the pictures for journal articles that aren't stills of their own, in public/art/journal, in several sizes for
// the picture manifest. Banners are 16:9 with the subject in the middle, because pages crop them from 4:3 to 2:1. An
// article without its own banner gets tide lines from lib/tide-banner.ts.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { avifWithin } from './avif-within.mjs'
import { abyss } from './linocut/palette.mjs'
import { wideReef } from './linocut/reef.mjs'

const art = fileURLToPath(new URL('../public/art/', import.meta.url))
const out = `${art}journal/`
mkdirSync(out, { recursive: true })

// A large sun over the whole reef at dawn.
const reef = sharp(Buffer.from(wideReef({ top: 160, sun: [1180, 128] }))).flatten({ background: abyss })
const whole = await reef.png().toBuffer()
for (const across of [480, 656, 800, 1000, 1200, 1600]) {
  const picture = sharp(whole).resize({ width: across })
  const stem = `${out}protect-your-place-announcement-${across}`
  // The size for a 412 px phone at a device pixel ratio of 1.75, where it's on the first screen: at most 16 kB.
  const budget = across === 656 ? 16_000 : Infinity
  writeFileSync(`${stem}.avif`, await avifWithin(picture, budget, { quality: 60, effort: 5 }))
  await picture.clone().webp({ quality: 82 }).toFile(`${stem}.webp`)
}
console.log('journal/protect-your-place-announcement')

// The jars for the article's text, in its 3:2. Cropped here, because what stands in the tall still is below its middle.
const jars = await sharp(`${art}store/pantry-kitchen-900.webp`)
  .extract({ left: 0, top: 300, width: 900, height: 600 })
  .toBuffer()
for (const across of [480, 656, 900]) {
  const picture = sharp(jars).resize({ width: across })
  await picture.clone().avif({ quality: 60, effort: 5 }).toFile(`${out}pantry-jars-${across}.avif`)
  await picture.webp({ quality: 82 }).toFile(`${out}pantry-jars-${across}.webp`)
}
console.log('journal/pantry-jars')
