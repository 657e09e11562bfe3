import { render, screen } from '@testing-library/react'
import { OfflineScreen } from '@/components/admin/offline-screen'

jest.mock('next/navigation', () => ({ usePathname: () => '/admin/offline' }))

test('offline, a lead reads as it does on its own page', async () => {
  const lead = {
    ...{ id: 'mia', name: 'Mia', label: 'Contact message', createdAt: '2026-11-25T00:00:00Z' },
    summary: [
      ['Phone', ''],
      ['Best times', 'weekday-morning, weekend', 'choice'],
      ['Sent by', 'subscription_form', 'internal'],
    ],
  }
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve([lead]) })
  render(<OfflineScreen />)
  await screen.findByText('Mia')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Best times'])
  expect(screen.getByRole('definition')).toHaveTextContent('Weekday morning, Weekend')
})
