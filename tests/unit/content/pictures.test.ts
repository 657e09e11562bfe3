/** @jest-environment node */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { campaignGoods } from '@/content/campaign'
import { products } from '@/content/products'
import { services } from '@/content/services'
import { storePreview, upcomingCollections } from '@/content/store-preview'
import type { PictureEntry } from '@/lib/picture-entry'
import { findPicture, frameRatio, type PictureFolder } from '@/lib/pictures'

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

it.each(rendered)('%s/%s is there in both formats, with its size and the colour that holds its place', (folder, id) => {
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
  '%s: both pictures of ours have the frame of the shop, so that one takes the place of the other',
  (_, { folder, id }) => {
    for (const name of [id, `${id}.hover`]) {
      const { kind, width, height } = findPicture(folder, name)!
      // a photograph of the owner's is cropped around its focal point
      if (kind === 'art') expect(width / height).toBeCloseTo(frameRatio(folder), 2)
    }
  },
)

it('says of every product what each of its pictures shows', () => {
  const words = products.flatMap(({ image, hoverAlt }) => [image.alt, hoverAlt])
  expect(new Set(words).size).toBe(2 * products.length)
})

it('keeps what a visitor downloads small', () => {
  const ours = filesUnder('public').filter((file) => !file.startsWith(path.join('public', 'images')))
  expect(ours.reduce((sum, file) => sum + sizeOf(file), 0)).toBeLessThan(25_000_000)
  const phone = findPicture('hero', 'hero-phone')!.sources.avif
  for (const [, src] of phone) expect(sizeOf(path.join('public', src))).toBeLessThanOrEqual(30_000)
  const linocuts = filesUnder('public/art/linocut').filter((file) => !/reef(-phone)?\.svg$/.test(file))
  expect(linocuts.filter((file) => sizeOf(file) > 18_000)).toEqual([])
})
