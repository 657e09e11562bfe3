// Reads the dominant colour of pictures and resizes the owner's photographs.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const widths = [480, 800, 1200, 1600, 2400]

// Imported only when there's a new picture, because loading sharp slows down every start.
const sharpLibrary = async () => (await import('sharp')).default

const hexOf = ({ r, g, b }) => `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** A picture's size and its dominant colour, which fills the frame until the picture has loaded. */
export async function colourOf(file) {
  const sharp = await sharpLibrary()
  const image = sharp(file)
  const [{ width, height }, { dominant }] = await Promise.all([image.metadata(), image.stats()])
  return { hex: hexOf(dominant), width, height }
}

/**
 * Resizes a photograph into public/_pictures, rotated upright and without camera or location data.
 *
 * @throws Error naming the file if it isn't a readable picture
 */
export async function makeDerivatives(publicFolder, { file, dir, id }) {
  const sharp = await sharpLibrary()
  const bytes = readFileSync(path.join(publicFolder, 'images', file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  try {
    // Rotate first, so that width and height are as displayed. sharp strips all metadata by default.
    const { data, info } = await sharp(bytes)
      .rotate()
      .resize({ width: widths.at(-1), withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true })
    const { autoOrient } = await sharp(bytes).metadata()
    const sizes = widths.filter((width) => width < info.width)
    if (sizes.length < widths.length) sizes.push(info.width)
    const sources = { avif: [], webp: [] }
    mkdirSync(path.join(publicFolder, '_pictures', dir), { recursive: true })
    for (const width of sizes) {
      for (const [format, options] of [
        ['avif', { quality: 55, effort: 3 }],
        ['webp', { quality: 78 }],
      ]) {
        const output = `_pictures/${dir}/${id}-${hash}-${width}.${format}`
        await sharp(data).resize({ width }).toFormat(format, options).toFile(path.join(publicFolder, output))
        sources[format].push([width, `/${output}`])
      }
    }
    const { dominant } = await sharp(data).resize({ width: 64 }).stats()
    const { webp } = sources
    return {
      original: autoOrient.width,
      files: Object.values(sources)
        .flat()
        .map(([, src]) => src.slice(1)),
      entry: {
        width: info.width,
        height: info.height,
        colour: hexOf(dominant),
        sources,
        fallback: webp[Math.min(1, webp.length - 1)][1],
      },
    }
  } catch (error) {
    throw new Error(`public/images/${file} can't be read as a picture: ${error.message}`, { cause: error })
  }
}
