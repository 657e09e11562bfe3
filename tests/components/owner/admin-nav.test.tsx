import { render, screen } from '@testing-library/react'
import { BottomNav } from '@/components/admin/admin-nav'
import { admin } from '@/content/admin'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/admin' }))

test('signing out is in the bar itself if it would be all that "More" holds', () => {
  const { rerender } = render(<BottomNav places={admin.nav} />)
  expect(screen.getByRole('button', { name: 'More' })).toBeInTheDocument()
  rerender(<BottomNav places={admin.nav.slice(0, 4)} />)
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
})
