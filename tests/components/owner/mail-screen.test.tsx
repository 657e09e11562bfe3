import { render, screen } from '@testing-library/react'
import { MailScreen } from '@/components/admin/mail/mail-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const mail = { id: '1', kind: 'welcome', state: 'sent', outcome: 'delivered', subject: 'Welcome', recipient: '' }
const listed = { items: [{ ...mail, createdAt: '2026-11-22T00:00:00Z' }], total: 1, page: 1, pages: 1 }

test('a filter whose mail could not be loaded shows none of the filter before it', async () => {
  globalThis.fetch = jest.fn((url: string) => {
    if (url.includes('state=')) return Promise.resolve({ ok: false, status: 503, text: () => Promise.resolve('') })
    const data = url.includes('/mail?') ? listed : undefined
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(data) })
  }) as unknown as typeof fetch
  const { rerender } = render(<MailScreen page="1" state="" />)
  expect(await screen.findByText('Welcome')).toBeInTheDocument()
  rerender(<MailScreen page="1" state="bounced" />)
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByText('Welcome')).not.toBeInTheDocument()
  expect(screen.queryByText('1 email')).not.toBeInTheDocument()
})
