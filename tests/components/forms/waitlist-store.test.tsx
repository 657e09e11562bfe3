import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StoreHero } from '@/app/(story)/store-preview/_sections/store-hero'
import { showToast } from '@/components/site/show-toast'

jest.mock('@/components/site/show-toast', () => ({ dropError: jest.fn(), readyToast: jest.fn(), showToast: jest.fn() }))
const toasts = showToast as jest.MockedFunction<typeof showToast>
const send = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number, text: string) =>
  ({ ok: status < 300, status, statusText: '', text: async () => text }) as Response

beforeEach(() => {
  toasts.mockReset()
  send.mockReset()
  globalThis.fetch = send as unknown as typeof fetch
  render(<StoreHero />)
})

async function submit() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'alex@visitor.example')
  await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }))
}

test('joins with the address alone, says Joining... meanwhile, and empties the field', async () => {
  let arrive = (_: Response) => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await submit()
  expect(await screen.findByRole('button', { name: 'Joining...' })).toBeDisabled()
  await act(async () => arrive(answer(200, '{"success":true,"message":""}')))
  await waitFor(() => expect(toasts.mock.calls).toEqual([[expect.objectContaining({ title: "You're on the list!" })]]))
  expect(screen.getByLabelText('Email')).toHaveValue('')
  const { meta, ...body } = JSON.parse(send.mock.calls[0]![1].body as string)
  expect(send.mock.calls[0]![0]).toBe('/api/waitlist/store')
  expect(body).toEqual({ email: 'alex@visitor.example' })
  expect(meta.source).toBe('store-preview')
})

test.each([
  [
    'the server’s own message',
    () => Promise.resolve(answer(503, '{"success":false,"message":"We are out at sea."}')),
    'We are out at sea.',
  ],
  ['no message', () => Promise.resolve(answer(500, '{}')), 'Please try again later.'],
  ['no network', () => Promise.reject(new TypeError('offline')), 'Please try again later.'],
])('a failure with %s keeps the address', async (_name, reply, description) => {
  send.mockImplementation(reply)
  await submit()
  await waitFor(() =>
    expect(toasts.mock.calls).toEqual([
      [expect.objectContaining({ title: 'Submission failed', description, variant: 'destructive' })],
    ]),
  )
  expect(screen.getByLabelText('Email')).toHaveValue('alex@visitor.example')
})
