import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AuthenticatorSection } from '@/components/admin/account/authenticator-section'

jest.mock('uqr', () => ({ renderSVG: () => '<svg/>' }))

test('a double tap confirms the code once, with no wrong-code error', async () => {
  const setup = { totpURI: 'otpauth://totp/Sunnie?secret=ABC' }
  const fetched = jest
    .fn()
    .mockResolvedValueOnce({ ok: true, json: () => Promise.resolve(setup) })
    .mockResolvedValueOnce({ ok: true })
    .mockResolvedValue({ ok: false, status: 401, text: () => Promise.resolve('{"code":"INVALID_CODE"}') })
  globalThis.fetch = fetched
  const changed = jest.fn()
  render(<AuthenticatorSection isOn={false} onChanged={changed} />)
  await userEvent.type(screen.getByLabelText('Your password'), 'a good long password{Enter}')
  const code = await screen.findByRole('textbox')
  fireEvent.change(code, { target: { value: '123 456' } })
  fireEvent.submit(code.closest('form')!)
  fireEvent.submit(code.closest('form')!)
  await waitFor(() => expect(changed).toHaveBeenCalled())
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
