/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { campaignGoods } from '@/content/campaign'
import { products } from '@/content/products'
import { services } from '@/content/services'
import { storePreview, upcomingCollections } from '@/content/store-preview'
import type { PictureEntry } from '@/lib/picture-entry'
import { findPicture, frameRatios, type PictureFolder } from '@/lib/pictures'

const filesUnder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
const sizeOf = (file: string) => statSync(file).size

const rendered: (readonly [folder: PictureFolder, id: string])[] = [
  ['hero', 'hero'],
  ['hero', 'hero-phone'],
  ...services.map(({ image }) => [image.folder, image.id] as const),
  ...products.flatMap(({ image }) => [[image.folder, image.id] as const, [image.folder, `${image.id}.hover`] as const]),
  ...upcomingCollections.map(({ id }) => ['store', id] as const),
  ['store', storePreview.hero.picture.id],
  ...campaignGoods.map(({ folder, id }) => [folder, id] as const),
  ['journal', 'home-organization-tips'],
  ['journal', 'protect-your-place-announcement'],
]

it.each(rendered)('%s/%s exists in both formats, with its size and placeholder colour', (folder, id) => {
  const { kind, width, height, colour, sources } = findPicture(folder, id) as PictureEntry
  expect(['art', 'photo']).toContain(kind)
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  expect([width, height].every((length) => length >= 400)).toBe(true)
  for (const format of ['avif', 'webp'] as const) {
    expect(sources[format].length).toBeGreaterThanOrEqual(2)
    for (const [, src] of sources[format]) expect(sizeOf(path.join('public', decodeURI(src)))).toBeGreaterThan(500)
  }
})

it.each(products.map(({ id, image }) => [id, image] as const))(
  '%s: both pictures have the shop’s aspect ratio, so that one can replace the other',
  (_, { folder, id }) => {
    for (const name of [id, `${id}.hover`]) {
      const { kind, width, height } = findPicture(folder, name)!
      // The owner's photographs are cropped around their focal point instead.
      const [, across, down] = /^aspect-(\d+)\/(\d+)$/.exec(frameRatios[folder])!.map(Number)
      if (kind === 'art') expect(width / height).toBeCloseTo(across! / down!, 2)
    }
  },
)

it('has different alt text for every product picture', () => {
  const texts = products.flatMap(({ image, hoverAlt }) => [image.alt, hoverAlt])
  expect(new Set(texts).size).toBe(2 * products.length)
})

it('keeps downloads small', () => {
  // The owner's photographs don't count, and neither do the files generated from them.
  const ours = filesUnder('public').filter((file) => !/^public.(images|_pictures)/.test(file))
  expect(ours.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(25_000_000)
  const phone = findPicture('hero', 'hero-phone')!.sources.avif
  for (const [, src] of phone) expect(sizeOf(path.join('public', src))).toBeLessThanOrEqual(30_000)
  const linocuts = filesUnder('public/art/linocut').filter((file) => !/reef(-phone)?\.svg$/.test(file))
  expect(linocuts.filter((file) => sizeOf(file) > 18_000)).toEqual([])
})
