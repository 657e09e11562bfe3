// Makes the site's icons from the linocut marks: those that Next links from the head in app/, and those for the web app
// manifest in public/icons.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const mark = readFileSync(at('public/art/linocut/mark.svg'))
const maskable = readFileSync(at('public/art/linocut/mark-maskable.svg'))
const silica = '#fcfbf7'

/** A square PNG of a mark, with a margin on each edge that is `inset` of its side. */
async function png(svg, size, { background = { r: 0, g: 0, b: 0, alpha: 0 }, inset = 0 } = {}) {
  const inner = Math.round(size * (1 - 2 * inset))
  const drawn = await sharp(svg, { density: (72 * inner) / 64 })
    .resize(inner, inner, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file that contains PNGs, which every browser since 2007 can read. */
function ico(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(data.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += data.length
  })
  return Buffer.concat([head, ...pictures.map(({ data }) => data)])
}

mkdirSync(at('public/icons'), { recursive: true })
copyFileSync(at('public/art/linocut/mark.svg'), at('app/icon.svg'))
const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, data: await png(mark, size) })))
writeFileSync(at('app/favicon.ico'), ico(small))
writeFileSync(at('app/apple-icon.png'), await png(mark, 180, { background: silica, inset: 0.12 }))
writeFileSync(at('public/icons/icon-192.png'), await png(mark, 192, { background: silica, inset: 0.1 }))
writeFileSync(at('public/icons/icon-512.png'), await png(mark, 512, { background: silica, inset: 0.1 }))
writeFileSync(at('public/icons/maskable-512.png'), await png(maskable, 512))
