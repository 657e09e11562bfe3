import { render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { TodayScreen } from '@/components/admin/today-screen'
import type { LeadItem } from '@/lib/owner/responses'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const lead = (name: string, createdAt: string, changeAskedAt: string | null) =>
  ({
    ...{ id: name, name, label: 'Contact message', state: 'new', createdAt, changeAskedAt },
    ...{ brief: [], valueCents: null, waiting: false, quote: null, remindOn: null, mails: [] },
  }) as Partial<LeadItem>

/** Renders the screen with an empty cache. */
function show(today: object) {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(today) })
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <TodayScreen />
    </SWRConfig>,
  )
}

test('a lead waiting for a change to their quote shows when they asked for it', async () => {
  const none = { items: [], total: 0 }
  const items = [lead('Kim', '2026-11-25T00:00:00Z', null), lead('Mia', '2026-11-02T00:00:00Z', '2026-11-26T00:00:00Z')]
  const today = { waiting: none, unanswered: { items, total: 2 }, reminders: none, quotes: none, held: none, mail: 0 }
  show(today)
  const times = [await screen.findByRole('link', { name: /Kim/ }), screen.getByRole('link', { name: /Mia/ })]
  expect(times.map((row) => row.querySelector('time')!.dateTime)).toEqual([
    '2026-11-25T00:00:00Z',
    '2026-11-26T00:00:00Z',
  ])
})

test('“See all” gives the number of unanswered leads the inbox will show', async () => {
  const none = { items: [], total: 0 }
  const group = (name: string, total: number) => ({ items: [lead(name, '2026-11-25T00:00:00Z', null)], total })
  const today = { waiting: group('Kim', 3), unanswered: group('Mia', 12), reminders: none, held: none, mail: 0 }
  show(today)
  await screen.findByRole('link', { name: /Mia/ })
  expect(screen.getByRole('link', { name: 'See all 3' })).toHaveAttribute('href', '/admin/leads?waiting=1')
  // The inbox also lists the 3 that have waited longer.
  expect(screen.getByRole('link', { name: 'See all 15' })).toHaveAttribute('href', '/admin/leads?unanswered=1')
})

test('each button names its lead, and a heading’s name leaves out its “See all” link', async () => {
  const none = { items: [], total: 0 }
  const items = ['Kim', 'Mia'].map((name) => lead(name, '2026-11-25T00:00:00Z', null))
  show({ waiting: none, unanswered: none, reminders: { items, total: 2 }, held: { items, total: 12 }, mail: 0 })
  await screen.findByRole('heading', { name: 'Looks like a bot 12' })
  expect(screen.getByRole('link', { name: 'See all 12' })).toBeInTheDocument()
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent)
  const held = ['Release: Kim', 'Spam: Kim', 'Release: Mia', 'Spam: Mia']
  expect(names).toEqual(['Done: Kim', 'Done: Mia', ...held])
})

test('an unanswered lead with a reminder that’s due is marked, and a group’s number has separators', async () => {
  const none = { items: [], total: 0 }
  const remindOn = (name: string, day: string) => ({ ...lead(name, '2026-11-25T00:00:00Z', null), remindOn: day })
  const items = [remindOn('Kim', '2026-11-26'), remindOn('Mia', '2099-12-31')]
  const reminders = { items: [remindOn('Bo', '2026-11-26')], total: 1 }
  show({ waiting: none, unanswered: { items, total: 3418 }, reminders, held: none, mail: 0 })
  expect(await screen.findByRole('link', { name: /Kim.*Reminder/ })).toBeInTheDocument()
  for (const name of [/Mia/, /Bo/]) expect(screen.getByRole('link', { name })).not.toHaveTextContent('Reminder')
  expect(screen.getByRole('heading', { name: 'To answer 3,418' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See all 3,418' })).toBeInTheDocument()
})
