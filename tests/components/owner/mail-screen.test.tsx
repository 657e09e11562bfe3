import { render, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { DigestSwitch } from '@/components/admin/mail/digest-switch'
import { MailScreen } from '@/components/admin/mail/mail-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const mail = { id: '1', kind: 'welcome', state: 'sent', outcome: 'delivered', subject: 'Welcome', recipient: '' }
const listed = { items: [{ ...mail, createdAt: '2026-11-22T00:00:00Z' }], total: 1, page: 1, pages: 1 }

test('a filter whose emails fail to load doesn’t show those of the previous filter', async () => {
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

test('the number of emails in a filter is announced in a live region that was already on the page', async () => {
  globalThis.fetch = jest.fn((url: string) => {
    const total = url.includes('state=') ? 0 : 1
    const data = url.includes('/mail?') ? { ...listed, items: listed.items.slice(0, total), total } : undefined
    return Promise.resolve({ ok: true, headers: new Headers(), json: () => Promise.resolve(data) })
  }) as unknown as typeof fetch
  const shown = (state: string) => (
    <SWRConfig value={{ provider: () => new Map() }}>
      <MailScreen page="1" state={state} />
    </SWRConfig>
  )
  const { rerender } = render(shown(''))
  const [count] = screen.getAllByRole('status')
  await waitFor(() => expect(count).toHaveTextContent('1 email'))
  rerender(shown('delivered'))
  await waitFor(() => expect(count).toHaveTextContent('0 emails'))
})

test('the switch for one email a day describes itself once', async () => {
  globalThis.fetch = jest.fn().mockResolvedValue({
    ok: true,
    headers: new Headers(),
    json: () => Promise.resolve({ ...listed, listDigest: true }),
  })
  render(<DigestSwitch />)
  const box = await screen.findByRole('checkbox')
  expect(box).toHaveAccessibleName('List sign-ups in one email a day')
  expect(box).toHaveAccessibleDescription(/^Sent at 5 pm/)
})
