import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PasswordSection } from '@/components/admin/account/password-section'

test('a double tap changes the password once, with no wrong-password error', async () => {
  const fetched = jest
    .fn()
    .mockResolvedValueOnce({ ok: true })
    .mockResolvedValue({ ok: false, status: 400, text: () => Promise.resolve('{"code":"INVALID_PASSWORD"}') })
  globalThis.fetch = fetched
  const changed = jest.fn()
  render(<PasswordSection hasPassword onChanged={changed} />)
  for (const label of ['Current password', /^New password/])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a good long password' } })
  const button = screen.getByRole('button', { name: 'Change password' })
  fireEvent.click(button)
  fireEvent.click(button)
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a double tap asks for one link', async () => {
  const fetched = jest.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve({ carrier: 'resend' }) })
  globalThis.fetch = fetched
  render(<PasswordSection hasPassword onChanged={jest.fn()} />)
  await userEvent.dblClick(screen.getByRole('button', { name: /Email me a link/ }))
  expect(fetched).toHaveBeenCalledTimes(1)
})
