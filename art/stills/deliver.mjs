/** Turns finished masters (PNG) into the files that the site serves: AVIF and WebP in several widths, and a JPEG.
 *
 *  node art/stills/deliver.mjs GROUP MASTER.png [ID]     for example: services masters/daily-glow.png
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { avifWithin } from '../avif-within.mjs'

const here = dirname(fileURLToPath(import.meta.url))
/** A full-width picture on a 412 px phone is 656 px across at a device pixel ratio of 1.75, and 1000 px at 2.625. */
const widthsOf = {
  hero: [640, 960, 1280],
  'room-phone': [480, 656, 800, 1088],
  'room-salt-phone': [480, 656, 800, 1088],
  products: [320, 480, 640, 960],
  services: [480, 656, 800, 1200, 1600],
  journal: [480, 656, 800, 1000, 1200, 1600],
  default: [480, 800, 1200],
}
/** Limits for what's on a phone's first screen: the hero's room 16 kB up to 656 px and 28 kB above that, half as much
 *  with the salt on it, a service's or an article's picture 16 kB up to 656 px. */
function budgetOf(group, id, width) {
  if (group === 'hero') return (width <= 656 ? 16_000 : width <= 1088 ? 28_000 : 60_000) / (id.includes('salt') ? 2 : 1)
  if ((group === 'services' || group === 'journal') && width <= 656) return 16_000
  return Infinity
}

const [group, master, given] = process.argv.slice(2)
const id = given ?? basename(master, '.png')
const folder = resolve(here, '../../public/art', group)
mkdirSync(folder, { recursive: true })
// delete the sizes made from an earlier master
for (const file of readdirSync(folder))
  if (file.startsWith(`${id}-`) && /^\d+\.(avif|webp)$/.test(file.slice(id.length + 1))) rmSync(join(folder, file))
const { width: full } = await sharp(master).metadata()
const wanted = widthsOf[id] ?? widthsOf[group] ?? widthsOf.default
const widths = [...new Set(wanted.map((width) => Math.min(width, full)))]

for (const width of widths) {
  const picture = sharp(master).resize({ width, kernel: 'lanczos3' })
  const stem = join(folder, `${id}-${width}`)
  const options = { quality: 64, effort: 4, chromaSubsampling: '4:4:4' }
  writeFileSync(`${stem}.avif`, await avifWithin(picture, budgetOf(group, id, width), options))
  await picture.clone().webp({ quality: 83, effort: 5, smartSubsample: true }).toFile(`${stem}.webp`)
}
await sharp(master)
  .resize({ width: Math.min(800, full) })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(join(folder, `${id}.jpg`))
