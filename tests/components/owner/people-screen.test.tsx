import { render, screen, waitFor } from '@testing-library/react'
import { PeopleScreen } from '@/components/admin/people/people-screen'

const replace = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }))

const lead = (id: string, email: string) => ({
  id,
  email,
  name: null,
  label: 'Newsletter',
  createdAt: '2026-11-22T00:00:00Z',
})

const fetched = jest.fn()
beforeEach(() => {
  fetched.mockResolvedValue({
    ok: true,
    headers: new Headers(),
    json: () =>
      Promise.resolve({
        items: [lead('1', 'ann@visitor.example'), lead('2', 'Ann@visitor.example'), lead('3', 'bo@visitor.example')],
        total: 60,
        page: 2,
        pages: 3,
      }),
  })
  globalThis.fetch = fetched
})

test('search results are split into pages, with each person once per page', async () => {
  render(<PeopleScreen q="visitor" page="2" />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByText('2 people on this page')).toHaveRole('status')
  expect(fetched.mock.calls.map(([url]) => url as string)).toContain('/api/admin/leads?q=visitor&page=2')
  expect(screen.getByText('Page 2 of 3')).toHaveRole('status') // the next page has the same title
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin/person?q=visitor&page=3')
})

test('a page that’s no longer there redirects to the last one', async () => {
  const emptied = { items: [], total: 25, page: 2, pages: 1 }
  fetched.mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(emptied) })
  render(<PeopleScreen q="emptied" page="2" />)
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/person?q=emptied&page=1'))
})
