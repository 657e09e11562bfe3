import { fireEvent, render, screen } from '@testing-library/react'
import { LeadState } from '@/components/admin/inbox/lead-state'
import { useKeys } from '@/components/admin/inbox/use-keys'

function Lead({ onChange, reply }: { readonly onChange: () => void; readonly reply: () => void }) {
  useKeys({ r: reply })
  return (
    <>
      <LeadState lead={{ state: 'new' }} onChange={onChange} />
      <button>Call</button>
    </>
  )
}

test('a letter typed on a lead’s state picks one that begins with it, and does no shortcut', () => {
  const [onChange, reply] = [jest.fn(), jest.fn()]
  render(<Lead onChange={onChange} reply={reply} />)
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'State' }), { key: 'r' })
  expect(onChange).toHaveBeenCalledTimes(1)
  expect(reply).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Call' }), { key: 'r' })
  expect(reply).toHaveBeenCalledTimes(1)
})
