import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SavedAnswers } from '@/components/admin/inbox/saved-answers'

const answers = [{ title: 'Price', text: 'It comes to {price}.' }]
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const escape = () => fireEvent.keyDown(document.activeElement!, { key: 'Escape' })

test('changes to saved answers are thrown away only after confirming, and an added answer gets focus', async () => {
  const onClose = jest.fn()
  render(<SavedAnswers answers={answers} onClose={onClose} onSaved={() => {}} />)
  press('Add another')
  const added = screen.getAllByLabelText('Name')[1]!
  expect(added).toHaveFocus()
  // Left blank, there's nothing to lose.
  escape()
  expect(onClose).toHaveBeenCalledTimes(1)

  fireEvent.change(added, { target: { value: 'Booked out' } })
  for (const leave of [escape, () => press('Close')]) {
    leave()
    expect(screen.getByRole('dialog', { name: 'Throw away your changes?' })).toBeInTheDocument()
    press('Keep writing')
    expect(screen.queryByRole('dialog', { name: 'Throw away your changes?' })).not.toBeInTheDocument()
    expect(added).toHaveValue('Booked out')
  }
  expect(onClose).toHaveBeenCalledTimes(1)
  escape()
  press('Throw them away')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('each saved answer is a group labelled with its name', () => {
  render(<SavedAnswers answers={answers} onClose={() => {}} onSaved={() => {}} />)
  press('Add another')
  const groups = screen.getAllByRole('group')
  expect(groups[0]).toHaveAccessibleName('Price')
  expect(groups[1]).toHaveAccessibleName('Answer')
})

test('an answer of spaces alone can’t be saved, because it would be thrown away', () => {
  render(<SavedAnswers answers={answers} onClose={() => {}} onSaved={() => {}} />)
  const text = screen.getByRole('textbox', { name: 'Answer' })
  fireEvent.change(text, { target: { value: '   ' } })
  expect(text).toBeInvalid()
  fireEvent.change(text, { target: { value: 'Thanks ' } })
  expect(text).toBeValid()
  expect(text).toHaveValue('Thanks ')
})
