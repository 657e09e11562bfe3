import { act, fireEvent, render, screen } from '@testing-library/react'
import { DeviceSection } from '@/components/admin/account/device-section'
import { LeadState } from '@/components/admin/inbox/lead-state'
import { useKeys } from '@/components/admin/inbox/use-keys'

function Lead({ onChange, reply }: { readonly onChange: (state: string) => void; readonly reply: () => void }) {
  useKeys({ r: reply })
  return <LeadState lead={{ state: 'new' }} onChange={onChange} />
}

test('a shortcut still works when the state’s button has focus, but not while its menu is open', () => {
  const [onChange, reply] = [jest.fn(), jest.fn()]
  render(<Lead onChange={onChange} reply={reply} />)
  const state = screen.getByRole('button', { name: 'State: New' })
  fireEvent.keyDown(state, { key: 'r' })
  expect(reply).toHaveBeenCalledTimes(1)
  fireEvent.click(state)
  fireEvent.keyDown(screen.getByRole('menuitemradio', { name: 'New' }), { key: 'r' })
  expect(reply).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
})

test('people who dictate can turn single-key shortcuts off on a device, and on again', async () => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined))
  const reply = jest.fn()
  await act(async () =>
    render(
      <>
        <Lead onChange={() => {}} reply={reply} />
        <DeviceSection isOwner={false} />
      </>,
    ),
  )
  const pressed = (times: number) => {
    fireEvent.keyDown(document.body, { key: 'r' })
    expect(reply).toHaveBeenCalledTimes(times)
  }
  pressed(1)
  fireEvent.click(screen.getByRole('checkbox', { name: /Single-key shortcuts/ }))
  pressed(1)
  fireEvent.click(screen.getByRole('checkbox', { name: /Single-key shortcuts/ }))
  pressed(2)
})
