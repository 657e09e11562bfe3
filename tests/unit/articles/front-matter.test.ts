/** @jest-environment node */
import { parseFrontMatter } from '@/lib/article-front-matter'

const parse = (raw: unknown) => parseFrontMatter(file, raw, (name) => name === good.image)

const good = {
  title: 'Sand in the hallway',
  excerpt: 'How to keep the beach where it belongs.',
  date: '2025-08-01',
  category: 'Lifestyle',
  tags: ['Sand'],
  image: 'journal/home-organization-tips',
  author: 'The Sunnie Team',
  readTime: '5 min read',
}
const file = 'content/articles/sand.mdx'

it('accepts valid front matter, with optional fields left out', () => {
  expect(parse(good)).toEqual({ ...good, imageAlt: '', draft: false })
  expect(parse({ ...good, draft: true }).draft).toBe(true)
  expect(parse({ ...good, readTime: undefined }).readTime).toBeUndefined()
  expect(parse({ ...good, image: undefined }).image).toBeUndefined()
})

it.each<[field: string, value: unknown]>([
  ['title', undefined],
  ['title', 'x'],
  ['excerpt', 'short'],
  ['date', '1 August 2025'],
  ['date', '2025-02-30'],
  ['updated', 'yesterday'],
  ['category', 'Cleaning'],
  ['tags', []],
  ['tags', 'Sand'],
  ['image', '/images/sand.jpg'],
  ['image', 'journal/sandd'],
  ['author', ''],
  ['readTime', '5 minutes'],
  ['draft', 'yes'],
])('rejects an invalid %s (%p), naming the file and the field', (field, value) => {
  const check = () => parse({ ...good, [field]: value })
  expect(check).toThrow(new RegExp(`^${file}: ${field}[.:]`, 'm'))
})

it('rejects an unknown field and missing front matter', () => {
  expect(() => parse({ ...good, readingTime: '5 min read' })).toThrow('readingTime: there is no such field')
  expect(() => parse(undefined)).toThrow(/title:[\s\S]*author:/)
})
