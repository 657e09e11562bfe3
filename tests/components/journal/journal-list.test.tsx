import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { JournalList } from '@/components/journal/journal-list'
import type { Article } from '@/lib/articles'

const article = (id: string, title: string, category: Article['category'], tags: string[]): Article => ({
  id,
  title,
  category,
  tags,
  path: `/the-sunnie-journal/${id}`,
  excerpt: `What we learnt about ${id}.`,
  date: '2025-08-01',
  author: 'The Sunnie Team',
  readTime: '5 min read',
  draft: false,
  picture: { folder: 'journal', id, alt: '' },
  Body: () => null as never,
})

const articles = [
  article('newest', 'The newest story', 'Community', ['Reef']),
  article('pantry', 'A pantry in order', 'Lifestyle', ['Jars', 'Labels', 'Rice', 'Oats']),
  article('lemons', 'Lemons and steam', 'Eco Tips', ['Low Tox']),
]
const titles = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.matches('[data-article]'))
    .map((item) => within(item).getByRole('heading').textContent)

beforeEach(() => window.history.replaceState(null, '', '/the-sunnie-journal'))

it('features the newest article and shows the others as cards with at most three tags', () => {
  render(<JournalList articles={articles} />)
  expect(screen.getByRole('link', { name: 'Read Full Article: The newest story' })).toHaveAttribute(
    'href',
    '/the-sunnie-journal/newest',
  )
  expect(titles()).toEqual(['A pantry in order', 'Lemons and steam'])
  const card = within(screen.getByRole('link', { name: 'Read Article: A pantry in order' }).closest('li')!)
  expect(card.getAllByText(/^#/).map((mark) => mark.parentElement!.textContent)).toEqual(['#Jars', '#Labels', '#Rice'])
})

it('announces the number of matches for a search rendered by the server, and nothing without a search', () => {
  const { unmount } = render(<JournalList articles={articles} />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  unmount()
  render(<JournalList articles={articles} filter={{ q: 'zzzz', category: '' }} />)
  expect(screen.getByRole('status')).toHaveTextContent('No other articles match.')
})

it('filters while typing, keeps the featured article, announces the count and updates the URL', async () => {
  const user = userEvent.setup()
  render(<JournalList articles={articles} />)
  await user.type(screen.getByRole('searchbox'), 'RICE')
  expect(titles()).toEqual(['A pantry in order'])
  expect(screen.getByRole('status')).toHaveTextContent('1 other article matches.')
  expect(window.location.search).toBe('?q=RICE')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Eco Tips')
  expect(titles()).toEqual([])
  expect(screen.getByRole('heading', { name: 'Nothing else found' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'The newest story' })).toBeVisible()
  await user.clear(screen.getByRole('searchbox'))
  expect(titles()).toEqual(['Lemons and steam'])
  expect(window.location.search).toBe('?category=Eco+Tips')
})

it('renders already filtered, with the form filled in, but ignores an unknown category', () => {
  const { unmount } = render(<JournalList articles={articles} filter={{ q: 'steam', category: 'Eco Tips' }} />)
  expect(titles()).toEqual(['Lemons and steam'])
  expect(screen.getByRole('searchbox')).toHaveValue('steam')
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Eco Tips')
  unmount()
  render(<JournalList articles={articles} filter={{ q: '', category: 'Nonsense' }} />)
  expect(titles()).toHaveLength(2)
})
