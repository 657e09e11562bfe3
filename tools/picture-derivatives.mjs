// Opens pictures: their colour, and the sizes in which the owner's photographs are served.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const widths = [480, 800, 1200, 1600, 2400]

// Loaded when a picture is new only: it is the slow part of a start with nothing to do.
const sharpLibrary = async () => (await import('sharp')).default

const hexOf = ({ r, g, b }) => `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`

/** The colour that stands in a picture's frame until it has arrived, and the picture's size. */
export async function colourOf(file) {
  const sharp = await sharpLibrary()
  const image = sharp(file)
  const [{ width, height }, { dominant }] = await Promise.all([image.metadata(), image.stats()])
  return { hex: hexOf(dominant), width, height }
}

/**
 * Writes a photograph's sizes to public/_pictures: upright, without camera and place data.
 * @throws an Error that names the file when it is not a picture
 */
export async function derive(publicFolder, { file, dir, id }) {
  const sharp = await sharpLibrary()
  const bytes = readFileSync(path.join(publicFolder, 'images', file))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  try {
    // Rotated first, so that width and height are those that are seen. sharp keeps no metadata.
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
        const made = `_pictures/${dir}/${id}-${hash}-${width}.${format}`
        await sharp(data).resize({ width }).toFormat(format, options).toFile(path.join(publicFolder, made))
        sources[format].push([width, `/${made}`])
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
    throw new Error(`public/images/${file} cannot be read as a picture: ${error.message}`, { cause: error })
  }
}
