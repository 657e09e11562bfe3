/** @jest-environment node */
import { statSync } from 'node:fs'
import path from 'node:path'
import { campaignGoods } from '@/content/campaign'
import { products } from '@/content/products'
import { services } from '@/content/services'
import { storePreview, upcomingCollections } from '@/content/store-preview'
import type { PictureEntry } from '@/lib/picture-entry'
import { findPicture, frameRatios, type PictureFolder } from '@/lib/pictures'

const rendered: (readonly [folder: PictureFolder, id: string])[] = [
  ['hero', 'room'],
  ['hero', 'room-phone'],
  ['hero', 'room-salt'],
  ['hero', 'room-salt-phone'],
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
    for (const [, src] of sources[format])
      expect(statSync(path.join('public', decodeURI(src))).size).toBeGreaterThan(500)
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
