/** The leaf light that drifts over bands of the page: palm fronds as an 8-bit alpha mask in ink, softer the farther they hang.
 *
 *  node art/stills/palm-shadow.mjs    writes public/art/shadow/palm-shadow-WIDTH.{avif,webp}
 */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../../public/art/shadow')
const [width, height] = [1200, 750]

/** One frond: an arching spine, leaflets that droop towards its tip. Angles in radians, lengths in pixels. */
function frond({ x, y, angle, long, bend, leaflets = 34, spread = 1.05 }) {
  const paths = []
  let [px, py, a] = [x, y, angle]
  const step = long / leaflets
  for (let i = 0; i < leaflets; i += 1) {
    const t = i / leaflets
    px += Math.cos(a) * step
    py += Math.sin(a) * step
    a += bend / leaflets
    const reach = long * 0.42 * Math.sin(Math.PI * (0.1 + 0.86 * t)) ** 0.7
    for (const side of [-1, 1]) {
      const b = a + side * (spread - 0.5 * t)
      const droop = b + side * -0.25 + 0.12
      const half = reach * 0.034 + 2.2
      const [mx, my] = [px + Math.cos(b) * reach * 0.5, py + Math.sin(b) * reach * 0.5]
      const [tx, ty] = [mx + Math.cos(droop) * reach * 0.5, my + Math.sin(droop) * reach * 0.5]
      const [nx, ny] = [-Math.sin(b) * half, Math.cos(b) * half]
      paths.push(`M${px} ${py}Q${mx + nx} ${my + ny} ${tx} ${ty}Q${mx - nx} ${my - ny} ${px} ${py}Z`)
    }
  }
  return `<path d="${paths.join('')}"/>`
}

async function layer(fronds, blur) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff">${fronds.map(frond).join('')}</g></svg>`
  return sharp(Buffer.from(svg)).greyscale().blur(blur).raw().toBuffer()
}

const layers = await Promise.all([
  layer([{ x: -60, y: -70, angle: 0.35, long: 900, bend: 0.5 }], 3.2),
  layer([{ x: 1260, y: -120, angle: 2.45, long: 980, bend: -0.55 }], 8),
  layer([{ x: 1290, y: 420, angle: 3.3, long: 620, bend: -0.3 }], 15),
])
const ink = Buffer.alloc(width * height * 4)
for (let i = 0; i < width * height; i += 1) {
  // shadows join, they do not add: keep what light each layer lets through
  const through = layers.reduce((left, mask) => left * (1 - (mask[i] / 255) * 0.92), 1)
  ink.set([5, 49, 51, Math.round(255 * (1 - through))], i * 4)
}
mkdirSync(folder, { recursive: true })
for (const size of [800, 1200]) {
  const picture = sharp(ink, { raw: { width, height, channels: 4 } }).resize({ width: size })
  await picture
    .clone()
    .avif({ quality: 42, effort: 6 })
    .toFile(join(folder, `palm-shadow-${size}.avif`))
  await picture
    .clone()
    .webp({ quality: 50, alphaQuality: 35, effort: 6 })
    .toFile(join(folder, `palm-shadow-${size}.webp`))
}
