import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MailDecideAll } from '@/components/admin/mail/mail-decide-all'
import { MailDecision } from '@/components/admin/mail/mail-decision'
import { Toasts } from '@/components/admin/notify'
import type { MailItem } from '@/lib/owner/responses'

const failed = (kind: string): MailItem => ({
  id: '1',
  kind,
  state: 'failed',
  outcome: null,
  recipient: 'owner@sunnie.example',
  subject: 'A mail',
  leadId: null,
  person: 'owner@sunnie.example',
  sentAt: null,
  lastError: null,
  createdAt: '2026-11-22T00:00:00Z',
  attempts: 1,
})

test.each([
  ['welcome', 1],
  ['owner-notice', 0],
  ['list-digest', 0],
])('a failed %s links to %d place to correct its address', (kind, places) => {
  render(<MailDecision mail={failed(kind)} onChanged={() => Promise.resolve()} />)
  expect(screen.queryAllByRole('link', { name: 'Correct the address' })).toHaveLength(places)
  expect(screen.getByRole('button', { name: 'Send it again' })).toBeInTheDocument()
})

test('not sending a quote’s email needs confirming, because the quote is withdrawn too', async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true, headers: new Headers() })
  globalThis.fetch = fetched
  render(<MailDecision mail={failed('quote')} onChanged={() => Promise.resolve()} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press("Don't send")
  expect(screen.getByRole('dialog', { name: "Don't send this quote?" })).toHaveTextContent('withdrawn')
  press('Not now')
  expect(fetched).not.toHaveBeenCalled()
  press("Don't send")
  press("Don't send") // the dialog's button
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('deciding several emails at once skips those another device has already decided or erased', async () => {
  const answered = (status: number) => ({ ok: false, status, text: () => Promise.resolve('{}') })
  const fetched = jest.fn().mockResolvedValue({ ok: true })
  fetched.mockResolvedValueOnce(answered(409)).mockResolvedValueOnce(answered(404))
  globalThis.fetch = fetched
  const mails = ['1', '2', '3', '4'].map((id) => ({ ...failed('welcome'), id }))
  const onChanged = jest.fn().mockResolvedValue(undefined)
  render(
    <>
      <Toasts />
      <MailDecideAll mails={mails} onChanged={onChanged} />
    </>,
  )
  const sendAll = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send these 4' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send these 4' })) // the dialog's button
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }
  await sendAll()
  expect(fetched.mock.calls.map(([url]) => url as string)).toEqual(mails.map(({ id }) => `/api/admin/mail/${id}`))
  expect(await screen.findByText('2 emails will go out next')).toBeInTheDocument()

  fetched.mockResolvedValue(answered(503))
  await sendAll()
  expect(fetched).toHaveBeenCalledTimes(5)
  expect(await screen.findByText(/That didn't work/)).toBeInTheDocument()
  expect(onChanged).toHaveBeenCalledTimes(2)
})
