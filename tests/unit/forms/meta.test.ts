import { metaSchema } from '@/lib/forms/meta'

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
