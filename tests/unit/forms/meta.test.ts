import { metaSchema } from '@/lib/forms/meta'
import { maxPhotos } from '@/lib/photos'

test.each([
  ['/quote/0123456789abcdef', '/quote'],
  ['/unsubscribe/0123456789abcdef', '/unsubscribe'],
  ['/services/quote/more', '/services/quote/more'],
  ['/about', '/about'],
])('a visit that began at %s is recorded as %s, without any token that opens something', (landing, told) => {
  expect(metaSchema.parse({ attribution: { first: { landing } } })).toEqual({
    attribution: { first: { landing: told } },
  })
})

test('of too many photos the first are kept', () => {
  const photos = Array.from({ length: maxPhotos + 1 }, (_, n) => `photo-${n}`)
  expect(metaSchema.parse({ photos })).toEqual({ photos: photos.slice(0, maxPhotos) })
})
