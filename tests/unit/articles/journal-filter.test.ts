/** @jest-environment node */
import { formatDay } from '@/lib/day'
import { matchesFilter, searchableText } from '@/lib/journal-filter'

const article = {
  text: searchableText({ title: 'Salt Air', excerpt: 'A calm cupboard.', tags: ['Low Waste', 'Pantry'] }),
  category: 'Lifestyle',
}

it.each([
  ['a word of the title, in any case', 'SALT', true],
  ['a word of the excerpt', 'cupboard', true],
  ['a tag', 'low waste', true],
  ['spaces around it', '  pantry ', true],
  ['nothing', '', true],
  ['something else', 'turtle', false],
  ['words across two fields', 'air a calm', false],
])('finds by %s', (_, q, found) => {
  expect(matchesFilter(article, { q, category: '' })).toBe(found)
})

it('wants search and category both', () => {
  expect(matchesFilter(article, { q: 'salt', category: 'Lifestyle' })).toBe(true)
  expect(matchesFilter(article, { q: 'salt', category: 'Community' })).toBe(false)
  expect(matchesFilter(article, { q: 'turtle', category: 'Lifestyle' })).toBe(false)
})

it('writes a day as Australians do, whatever the time zone', () => {
  expect(formatDay('2025-08-01')).toBe('1 August 2025')
})
