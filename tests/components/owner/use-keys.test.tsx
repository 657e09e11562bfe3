import { fireEvent, render, screen } from '@testing-library/react'
import { LeadState } from '@/components/admin/inbox/lead-state'
import { useKeys } from '@/components/admin/inbox/use-keys'

function Lead({ onChange, reply }: { readonly onChange: (state: string) => void; readonly reply: () => void }) {
  useKeys({ r: reply })
  return <LeadState lead={{ state: 'new' }} onChange={onChange} />
}

test('a shortcut typed where a state was just chosen does what it does elsewhere, and changes no state', () => {
  const [onChange, reply] = [jest.fn(), jest.fn()]
  render(<Lead onChange={onChange} reply={reply} />)
  const state = screen.getByRole('combobox', { name: 'State' })
  fireEvent.keyDown(state, { key: 'r' })
  expect(reply).toHaveBeenCalledTimes(1)
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.keyDown(state, { key: 'w' })
  expect(onChange.mock.calls).toEqual([['won']])
})
