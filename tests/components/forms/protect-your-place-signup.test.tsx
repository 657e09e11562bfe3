import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CampaignSignUp } from '@/app/(story)/protect-your-place/_sections/campaign-sign-up'
import { showToast } from '@/components/site/show-toast'

jest.mock('@/components/site/show-toast', () => ({
  dismissError: jest.fn(),
  preloadToaster: jest.fn(),
  showToast: jest.fn(),
}))
const toasts = showToast as jest.MockedFunction<typeof showToast>
const send = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number, text: string) =>
  ({ ok: status < 300, status, statusText: '', text: async () => text }) as Response

const values = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value)

beforeEach(() => {
  toasts.mockReset()
  send.mockReset()
  globalThis.fetch = send as unknown as typeof fetch
  render(
    <>
      <CampaignSignUp placement="campaign-hero" />
      <CampaignSignUp placement="campaign-involved" />
    </>,
  )
})

async function fillFirst() {
  const user = userEvent.setup()
  await user.type(screen.getAllByLabelText('First name')[0]!, 'Alex')
  await user.type(screen.getAllByLabelText('Email')[0]!, 'alex@visitor.example')
  return user
}

test('both forms say so while one is sending, then both are cleared', async () => {
  const user = await fillFirst()
  let arrive = (_: Response) => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await user.click(screen.getByRole('button', { name: 'Count Me In' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Joining...' })).toHaveLength(2))
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled()
  await act(async () => arrive(answer(200, '{"success":true,"message":""}')))
  await waitFor(() =>
    expect(toasts.mock.calls).toEqual([
      [{ title: 'Success!', description: "You're on the list! We'll be in touch with campaign updates." }],
    ]),
  )
  await waitFor(() => expect([...values('First name'), ...values('Email')]).toEqual(['', '', '', '']))
  expect(screen.getByRole('button', { name: 'Join the Campaign' })).toBeEnabled()
  expect(screen.getByRole('button', { name: 'Count Me In' })).toBeEnabled()
  const bubble = jest.fn()
  document.addEventListener('invalid', bubble, { capture: true, once: true })
  await user.click(screen.getByRole('button', { name: 'Count Me In' })) // the second click of a double click
  expect(bubble).not.toHaveBeenCalled()
  const { meta, ...body } = JSON.parse(send.mock.calls[0]![1].body as string)
  expect(body).toEqual({ firstName: 'Alex', email: 'alex@visitor.example' })
  expect(meta.source).toBe('campaign-involved')
})
