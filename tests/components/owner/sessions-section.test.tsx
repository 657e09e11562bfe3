import { render, screen } from '@testing-library/react'
import { SessionsSection } from '@/components/admin/account/sessions-section'
import type { SessionItem } from '@/lib/owner/account'

const session = (id: string, more: Partial<SessionItem>): SessionItem => ({
  ...{ id, name: 'Sunnie', own: true, device: 'Chrome on Android', createdAt: '2026-11-22T00:00:00Z', current: false },
  ...more,
})
const here = session('here', { current: true })
const elsewhere = session('elsewhere', {})
const robins = session('robins', { name: 'Robin', own: false })

test('signing out everywhere else is offered only to someone with another session of their own', () => {
  const shown = (...sessions: SessionItem[]) => <SessionsSection sessions={sessions} onChanged={() => undefined} />
  const button = () => screen.queryByRole('button', { name: 'Sign me out everywhere else' })
  const { rerender } = render(shown(here, robins))
  expect(button()).not.toBeInTheDocument()
  rerender(shown(here, elsewhere, robins))
  expect(button()).toBeInTheDocument()
})
