import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ShopWaitlist } from '@/app/(story)/naturally-sunnie/_sections/shop-waitlist'
import { showToast } from '@/components/site/show-toast'
import { choices } from '../../support/catalogue'

jest.mock('@/components/site/show-toast', () => ({
  dismissError: jest.fn(),
  preloadToaster: jest.fn(),
  showToast: jest.fn(),
}))
const toasts = showToast as jest.MockedFunction<typeof showToast>
const send = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number, text: string) =>
  ({ ok: status < 300, status, statusText: '', text: async () => text }) as Response
const missing = {
  title: 'Please complete required fields',
  description: 'First name, email, and at least one product selection are required.',
  variant: 'destructive',
}

const button = () => screen.getByRole('button', { name: /Join/ })
const box = (name: string) => screen.getByRole('checkbox', { name })

beforeEach(() => {
  toasts.mockReset()
  send.mockReset()
  globalThis.fetch = send as unknown as typeof fetch
  render(<ShopWaitlist />)
})

async function fill() {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('First name'), 'Alex')
  await user.type(screen.getByLabelText('Email'), 'alex@visitor.example')
  await user.click(box(choices[0]))
  await user.click(box(choices[1]))
  await user.click(box(choices[2]))
  return user
}

test('shows the notice once when the browser blocks several missing fields', async () => {
  const user = userEvent.setup()
  await user.click(box(choices[0]))
  await user.click(button())
  expect(toasts.mock.calls).toEqual([[missing]])
  expect(send).not.toHaveBeenCalled()
})

test('shows the notice for fields with only spaces, which browsers accept, and the error at a list without a tick', async () => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('First name'), '   ')
  await user.type(screen.getByLabelText('Email'), 'alex@visitor.example')
  fireEvent.submit(button().closest('form')!)
  await waitFor(() => expect(toasts.mock.calls).toEqual([[missing]]))
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAttribute('aria-invalid', 'true'))
  const error = document.querySelector('[data-error-for="allSelectedProducts"]')
  await waitFor(() => expect(error).toHaveTextContent(missing.description))
  expect(send).not.toHaveBeenCalled()
})

test('sends exactly the nine keys while saying Joining..., then clears the form and shows the thanks', async () => {
  const user = await fill()
  let arrive = (_: Response) => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent('Joining...'))
  expect(button()).toBeDisabled()
  await act(async () => arrive(answer(200, '{"success":true,"message":""}')))
  await waitFor(() =>
    expect(toasts).toHaveBeenCalledWith(expect.objectContaining({ title: 'Welcome to the waitlist!' })),
  )
  const { meta, ...body } = JSON.parse(send.mock.calls[0]![1].body as string)
  expect(send.mock.calls[0]![0]).toBe('/api/naturally-sunnie-waitlist')
  expect(body).toEqual({
    email: 'alex@visitor.example',
    firstName: 'Alex',
    koalaEcoProducts: choices.slice(0, 2).join(', '),
    weTheWildProducts: '',
    usTheEarthProducts: choices[2],
    brandSuggestions: '',
    source: 'Naturally Sunnie Waitlist',
    totalProductsSelected: 3,
    allSelectedProducts: choices.join(', '),
  })
  expect(meta).toMatchObject({ source: 'naturally-sunnie', website: '' })
  expect(screen.getByLabelText('First name')).toHaveValue('')
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  // The thanks replace the form.
  expect(screen.queryByRole('button', { name: /Join/ })).toBeNull()
  expect(screen.getByRole('heading', { name: 'Welcome to the waitlist!' })).toBeVisible()
})

test('a product ticked or unticked while sending leaves the button alone until the answer is there', async () => {
  const user = await fill()
  let arrive = (_: Response) => {}
  send.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  await user.click(button())
  await waitFor(() => expect(button()).toHaveTextContent('Joining...'))
  await user.click(box(choices[0]))
  expect(button()).toBeDisabled()
  await user.click(box(choices[1]))
  await user.click(box(choices[2]))
  await act(async () => arrive(answer(503, '{"success":false,"message":"Please try again."}')))
  await waitFor(() => expect(button()).toHaveTextContent('Join the'))
  expect(button()).toBeDisabled()
  await user.click(box(choices[0]))
  expect(button()).toBeEnabled()
})
