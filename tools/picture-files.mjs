// Finds the files in public/images and public/art by name, without opening any pictures.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'

const readable = new Set(['.avif', '.webp', '.jpg', '.jpeg', '.png'])
const unreadable = new Set(['.heic', '.heif', '.tif', '.tiff', '.gif', '.bmp', '.raw', '.dng'])

/** Ignores hidden files, such as those that macOS leaves beside others. */
const picturesBelow = (folder) => filesBelow(folder).filter((file) => !path.posix.basename(file).startsWith('.'))

const cacheKeyOf = (root, file) => {
  const { size, mtimeMs } = statSync(path.join(root, file))
  return `${file}:${size}:${Math.round(mtimeMs)}`
}

/** The linocuts, with the sizes of their view boxes. */
export function linocuts(publicFolder) {
  const folder = path.join(publicFolder, 'art/linocut')
  return picturesBelow(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => {
      const box = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(
        readFileSync(path.join(folder, file), 'utf8').slice(0, 600),
      )
      const src = `/art/linocut/${file}`
      return {
        id: file.slice(0, -4),
        entry: {
          kind: 'linocut',
          width: Math.round(Number(box?.[1] ?? 1)),
          height: Math.round(Number(box?.[2] ?? 1)),
          colour: '#fcfbf7',
          sources: { avif: [], webp: [] },
          fallback: src,
          focal: [50, 50],
        },
      }
    })
}

/** Our finished artwork: `{folder}/{id}-{width}.avif` and `.webp`, grouped by id. */
export function artPictures(publicFolder) {
  const found = new Map()
  for (const file of picturesBelow(path.join(publicFolder, 'art'))) {
    const match = /^([^/]+)\/(.+)-(\d+)\.(avif|webp)$/.exec(file)
    if (!match) continue
    const [, folder, id, width, format] = match
    const key = `${folder}/${id}`
    const picture = found.get(key) ?? { key, sources: { avif: [], webp: [] } }
    picture.sources[format].push([Number(width), `/art/${file}`])
    found.set(key, picture)
  }
  return [...found.values()].map((picture) => {
    for (const list of Object.values(picture.sources)) list.sort(([a], [b]) => a - b)
    const { avif, webp } = picture.sources
    const all = webp.length > 0 ? webp : avif
    const smallest = all[0][1].slice(1)
    return {
      ...picture,
      smallest,
      width: all.at(-1)[0],
      fallback: all[Math.floor((all.length - 1) / 2)][1],
      cacheKey: cacheKeyOf(publicFolder, smallest),
    }
  })
}

/**
 * The owner's photographs: `{folder}/{id}.jpg`, `{id}.hover.jpg`, `{id}@60x35.jpg` (focal point in per cent) and
 * `{id}.txt` (alt text).
 *
 * @returns {{ photos: object[], refused: string[] }} `refused` has one line for each file that can't be used
 */
export function photographs(publicFolder) {
  const folder = path.join(publicFolder, 'images')
  const photos = new Map()
  const refused = []
  for (const file of picturesBelow(folder)) {
    const { dir, name, ext } = path.posix.parse(file)
    const kind = ext.toLowerCase()
    if (unreadable.has(kind)) {
      refused.push(
        `public/images/${file} can't be used: save it as a JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible) and add it again.`,
      )
    }
    if (!readable.has(kind) || dir === '') continue
    const [, id, x, y] = /^(.*?)(?:@(\d{1,3})x(\d{1,3}))?$/.exec(name)
    const key = `${dir}/${id}`
    if (photos.has(key))
      refused.push(
        `public/images/${file} and ${photos.get(key).file} are files for the same picture: keep only one of them.`,
      )
    const altFile = path.join(folder, dir, `${id}.txt`)
    photos.set(key, {
      key,
      dir,
      id,
      file,
      focal: x ? [Math.min(100, Number(x)), Math.min(100, Number(y))] : [50, 50],
      alt: existsSync(altFile) ? readFileSync(altFile, 'utf8').trim() : '',
      cacheKey: cacheKeyOf(publicFolder, `images/${file}`),
    })
  }
  return { photos: [...photos.values()], refused }
}
