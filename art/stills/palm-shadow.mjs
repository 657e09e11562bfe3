/** The palm shadows that drift over bands of the page: an 8-bit alpha mask in ink, softer for fronds further away.
 *
 *  node art/stills/palm-shadow.mjs    writes public/art/shadow/palm-shadow-WIDTH.{avif,webp}
 */
import { mkdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = resolve(dirname(fileURLToPath(import.meta.url)), '../../public/art/shadow')
const [width, height] = [1200, 750]

/** One frond: an arching spine with leaflets of uneven length and gap that droop towards the tip. A few are missing. */
function frond({ x, y, angle, long, bend, leaflets = 24, spread = 1.0, seed = 1 }) {
  const paths = []
  const uneven = (i, k) => Math.sin(i * 12.9898 * k + seed * 78.233)
  let [px, py, a] = [x, y, angle]
  for (let i = 0; i < leaflets; i += 1) {
    const t = i / leaflets
    const step = (long / leaflets) * (1 + 0.3 * uneven(i, 1))
    const [sx, sy] = [px, py]
    px += Math.cos(a) * step
    py += Math.sin(a) * step
    a += bend / leaflets
    paths.push(`M${sx - 3} ${sy - 3}L${px - 2} ${py - 2}L${px + 2} ${py + 2}L${sx + 3} ${sy + 3}Z`)
    for (const side of [-1, 1]) {
      if (uneven(i * side, 3) > 0.86) continue
      const reach = long * 0.46 * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 0.7 * (1 + 0.16 * uneven(i + side, 2))
      const b = a + side * (spread - 0.55 * t) + 0.09 * uneven(i * side, 5)
      const droop = b + side * -0.3 + 0.16
      const half = reach * 0.042 + 4
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

// The second frond is softer than the first. Both keep to the upper corners, because the text is in the middle.
const layers = await Promise.all([
  layer([{ x: 1250, y: -60, angle: 2.62, long: 820, bend: -0.5, seed: 2 }], 7),
  layer([{ x: -110, y: 40, angle: 0.12, long: 640, bend: 0.55, leaflets: 20, seed: 5 }], 13),
])
const ink = Buffer.alloc(width * height * 4)
for (let i = 0; i < width * height; i += 1) {
  // shadows merge rather than add up, so multiply the light that each layer lets through
  const through = layers.reduce((left, mask) => left * (1 - (mask[i] / 255) * 0.92), 1)
  ink.set([5, 49, 51, Math.round(255 * (1 - through))], i * 4)
}
mkdirSync(folder, { recursive: true })
for (const size of [800, 1200]) {
  const picture = sharp(ink, { raw: { width, height, channels: 4 } }).resize({ width: size })
  await picture
    .clone()
    .avif({ quality: 50, effort: 6 })
    .toFile(join(folder, `palm-shadow-${size}.avif`))
  await picture
    .clone()
    .webp({ quality: 50, alphaQuality: 60, effort: 6 })
    .toFile(join(folder, `palm-shadow-${size}.webp`))
}
