/** Linocuts as textures for the campaign's tee and framed prints, written as PNGs beside the labels.
 *
 *  node art/stills/prints.mjs [folder]
 */
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const linocuts = resolve(dirname(fileURLToPath(import.meta.url)), '../../public/art/linocut')
const folder = process.argv[2] ?? join(tmpdir(), 'stills-labels')
mkdirSync(folder, { recursive: true })

const draw = (name, width) => sharp(join(linocuts, `${name}.svg`), { density: 220 }).resize({ width })
const paper = { background: '#fdfaf1' }
await draw('turtle', 1000).png().toFile(join(folder, 'print-tee.png'))
await draw('turtle', 900)
  .flatten(paper)
  .extend({ top: 150, bottom: 150, left: 120, right: 120, ...paper })
  .png()
  .toFile(join(folder, 'print-turtle.png'))
await draw('sea-fan', 900)
  .flatten(paper)
  .extend({ top: 170, bottom: 190, left: 130, right: 130, ...paper })
  .png()
  .toFile(join(folder, 'print-sea-fan.png'))
await draw('reef', 1800)
  .flatten(paper)
  .extend({ top: 110, bottom: 110, left: 110, right: 110, ...paper })
  .png()
  .toFile(join(folder, 'print-reef.png'))
