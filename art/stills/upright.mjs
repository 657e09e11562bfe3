/** Upright crops (4:5) of the services' pictures, for narrow frames on phones: node art/stills/upright.mjs */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { avifWithin } from '../avif-within.mjs'

/** Pixels, and the most bytes: a phone fetches several before it's scrolled. */
const widths = [
  [208, 3_900],
  [312, 5_800],
  [432, 9_500],
]

/** Where each crop begins, as a share of the picture's width. */
const from = {
  'natural-order': 0.2,
  'daily-glow': 0.2,
  'full-bloom': 0.14,
  'sunnie-select': 0.15,
  'work-flow': 0.25,
  'five-star-reset': 0.28,
}
const folder = fileURLToPath(new URL('../../public/art/services', import.meta.url))

for (const [id, start] of Object.entries(from)) {
  const wide = sharp(`${folder}/${id}-${id === 'five-star-reset' ? 1140 : 1200}.webp`)
  const { width: full, height } = await wide.metadata()
  const width = Math.round(height * 0.8)
  const crop = await wide.extract({ left: Math.round(full * start), top: 0, width, height }).toBuffer()
  for (const [to, budget] of widths) {
    const picture = sharp(crop).resize({ width: to, kernel: 'lanczos3' })
    writeFileSync(`${folder}/${id}.upright-${to}.avif`, await avifWithin(picture, budget, { quality: 58, effort: 6 }))
    await picture.webp({ quality: 80, effort: 5, smartSubsample: true }).toFile(`${folder}/${id}.upright-${to}.webp`)
  }
}
