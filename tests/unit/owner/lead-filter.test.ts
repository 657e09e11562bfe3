import { leadQuery } from '@/lib/server/owner/lead-filter'
import { readQuery } from '@/lib/server/owner/read-query'

const read = (query: string) => readQuery({ url: `http://localhost/?${query}` }, leadQuery)

test('empty parameters, as a plain form sends them, are ignored', () => {
  expect(read('form=&q=&state=&from=&to=&page=')).toEqual({ page: 1, sort: 'newest', format: 'json' })
})

test.each([
  'form=nope',
  'state=maybe',
  'from=2026-02-30',
  'to=yesterday',
  'page=0',
  'page=1.5',
  'format=xml',
  'sort=random',
  'waiting=yes',
  'from=2026-03-02&to=2026-03-01',
  `q=${'x'.repeat(201)}`,
])('%s is rejected with 400', (query) => {
  expect(() => read(query)).toThrow(expect.objectContaining({ status: 400 }))
})
