/** @jest-environment node */
import { formatDay } from '@/lib/day'
import { matchesFilter, searchableText } from '@/lib/journal-filter'

const article = {
  text: searchableText({ title: 'Salt Air', excerpt: 'A calm child’s cupboard.', tags: ['Low Waste', 'Pantry'] }),
  category: 'Lifestyle',
}

it.each([
  ['a word in the title, in any case', 'SALT', true],
  ['a word in the excerpt', 'cupboard', true],
  ['a tag', 'low waste', true],
  ['a tag as the cards show it', '#Low Waste', true],
  ['a word with spaces around it', '  pantry ', true],
  ['a straight apostrophe', "child's", true],
  ['a fixed space', 'low\u00a0waste', true],
  ['an empty search', '', true],
  ['another word', 'turtle', false],
  ['words across two fields', 'air a calm', false],
])('searching for %s', (_, q, found) => {
  expect(matchesFilter(article, { q, category: '' })).toBe(found)
})

it('requires both search and category to match', () => {
  expect(matchesFilter(article, { q: 'salt', category: 'Lifestyle' })).toBe(true)
  expect(matchesFilter(article, { q: 'salt', category: 'Community' })).toBe(false)
  expect(matchesFilter(article, { q: 'turtle', category: 'Lifestyle' })).toBe(false)
})

it('formats a day the Australian way, in any time zone', () => {
  expect(formatDay('2025-08-01')).toBe('1 August 2025')
})
