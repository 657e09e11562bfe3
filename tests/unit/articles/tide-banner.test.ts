/** @jest-environment node */
import sharp from 'sharp'
import { findPicture } from '@/lib/pictures'
import { tideBanner } from '@/lib/tide-banner'

jest.mock('@/generated/pictures.json', () => ({
  'journal/sand': {
    kind: 'photo',
    width: 1600,
    height: 900,
    colour: '#fff',
    focal: [50, 50],
    fallback: '/_pictures/sand.webp',
    sources: { avif: [], webp: [] },
  },
}))

const drawing = (id: string) =>
  Buffer.from(decodeURIComponent(tideBanner(id).fallback.replace('data:image/svg+xml,', '')))

it('always generates the same banner for the same name, and different ones for different names', () => {
  expect(tideBanner('sand-in-the-hall')).toEqual(tideBanner('sand-in-the-hall'))
  const names = Array.from({ length: 40 }, (_, index) => `article-${index}`)
  expect(new Set(names.map((name) => tideBanner(name).fallback)).size).toBe(names.length)
})

it('is a valid 16:9 picture with sky at the top and water at the bottom', async () => {
  const { data, info } = await sharp(drawing('salt')).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1600, 900])
  const at = (x: number, y: number) =>
    data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3).toString('hex')
  expect(`#${at(4, 4)}`).toBe(tideBanner('salt').colour)
  expect(at(800, 890)).not.toBe(at(4, 4))
})

it('is used for articles without a picture and nothing else', () => {
  expect(findPicture('journal', 'salt')).toEqual(tideBanner('salt'))
  expect(findPicture('journal', 'sand')?.kind).toBe('photo')
  expect(findPicture('products', 'salt')).toBeUndefined()
})
