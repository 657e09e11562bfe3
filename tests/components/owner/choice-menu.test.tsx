import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ChoiceMenu } from '@/components/admin/ui/choice-menu'

const options = [
  ['', 'Every state'],
  ['new', 'New'],
  ['read', 'Read'],
  ['won', 'Won'],
] as const

function show(value: string) {
  const onChange = jest.fn()
  render(<ChoiceMenu id="state" label="State" value={value} options={options} onChange={onChange} />)
  return { onChange, user: userEvent.setup(), button: screen.getByRole('button') }
}
const option = (name: string) => screen.getByRole('menuitemradio', { name })

test('its button says what’s chosen, and its menu opens at the current option', async () => {
  const { user, button } = show('read')
  expect(button).toHaveAccessibleName('State: Read')
  await user.click(button)
  expect(screen.getByRole('menu', { name: 'State: Read' })).toBeInTheDocument()
  expect(option('Read')).toBeChecked()
  expect(option('Read')).toHaveFocus()
})

test('by keyboard nothing changes until an option is picked', async () => {
  const { onChange, user, button } = show('read')
  button.focus()
  for (const [key, name] of [
    ['{ArrowDown}', 'Read'],
    ['{ArrowDown}', 'Won'],
    ['{Home}', 'Every state'],
    ['{End}', 'Won'],
    ['{ArrowUp}', 'Read'],
    ['n', 'New'],
  ] as const) {
    await user.keyboard(key)
    expect(option(name)).toHaveFocus()
  }
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
  await user.keyboard('{Enter}{Home}{Enter}')
  expect(onChange.mock.calls).toEqual([['']])
  expect(button).toHaveFocus()
})

test('picking the current option changes nothing', async () => {
  const { onChange, user, button } = show('')
  await user.click(button)
  await user.click(option('Every state'))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(onChange).not.toHaveBeenCalled()
})

test('a finger that begins to scroll on its button doesn’t open it', () => {
  const { button } = show('new')
  fireEvent.pointerDown(button, { button: 0, pointerType: 'touch' })
  expect(screen.queryByRole('menu')).toBeNull()
  fireEvent.click(button)
  expect(screen.getByRole('menu')).toBeInTheDocument()
})
