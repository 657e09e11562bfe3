// Writes generated/pictures.json, the manifest of all pictures: the owner's photographs in public/images, converted to
// AVIF and WebP in public/_pictures, and our finished artwork in public/art. Also writes generated/focal-points.css.
// Only processes new or changed files. Prints one line for each thing the owner should know about.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from './files.mjs'
import { colourOf, makeDerivatives } from './picture-derivatives.mjs'
import { artPictures, linocuts, photographs } from './picture-files.mjs'
import { root as repository } from './root.mjs'

const root = path.resolve(process.argv[2] ?? repository)
const publicFolder = path.join(root, 'public')
const manifestFile = path.join(root, 'generated/pictures.json')
const cacheFile = path.join(root, 'generated/pictures-cache.json')
const focalFile = path.join(root, 'generated/focal-points.css')
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** Writes a file only if it has changed, so that the dev server doesn't reload for nothing. */
function writeChanged(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** A CSS rule, because the content security policy doesn't allow style attributes. */
const focalRule = (focal) => `.frame img[data-focal='${focal}'] { object-position: ${focal.replace(/\d+/g, '$&%')}; }\n`

const previous = read(cacheFile)
const cache = {}
const manifest = {}

for (const cut of linocuts(publicFolder)) manifest[`linocut/${cut.id}`] = cut.entry

for (const art of artPictures(publicFolder)) {
  const colour = previous[art.cacheKey] ?? (await colourOf(path.join(publicFolder, art.smallest)))
  cache[art.cacheKey] = colour
  manifest[art.key] = {
    kind: 'art',
    width: art.width,
    height: Math.round(colour.height * (art.width / colour.width)),
    colour: colour.hex,
    sources: art.sources,
    fallback: art.fallback,
    focal: [50, 50],
  }
}

const { photos, refused } = photographs(publicFolder)
for (const line of refused) console.error(line)
for (const photo of photos) {
  const existing = previous[photo.cacheKey]
  const complete = existing?.files.every((file) => existsSync(path.join(publicFolder, file)))
  const derived = complete ? existing : await makeDerivatives(publicFolder, photo)
  cache[photo.cacheKey] = derived
  if (derived.original < 1600)
    console.warn(`public/images/${photo.file} is ${derived.original} px wide; 1600 px or more looks sharp everywhere.`)
  manifest[photo.key] = {
    kind: 'photo',
    ...derived.entry,
    focal: photo.focal,
    ...(photo.alt ? { alt: photo.alt } : {}),
  }
}

const kept = new Set(Object.values(cache).flatMap((entry) => entry.files ?? []))
for (const file of filesBelow(path.join(publicFolder, '_pictures'))) {
  if (!kept.has(`_pictures/${file}`)) rmSync(path.join(publicFolder, '_pictures', file))
}

const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
const focals = new Set(Object.values(sorted).map(({ focal }) => focal.join(' ')))
focals.delete('50 50')
writeChanged(cacheFile, `${JSON.stringify(cache)}\n`)
writeChanged(manifestFile, `${JSON.stringify(sorted)}\n`)
writeChanged(focalFile, [...focals].map(focalRule).join(''))
if (refused.length > 0) process.exit(1)
