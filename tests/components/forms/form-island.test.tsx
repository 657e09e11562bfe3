import { fireEvent, render, screen } from '@testing-library/react'
import { FormIsland } from '@/components/forms/form-island'

test('a select changed before the scripts loaded wakes the form', () => {
  const load = jest.fn(() => new Promise<never>(() => {}))
  const form = (island?: React.ReactNode) => (
    <form>
      <select name="preferredContact" defaultValue="email">
        <option>email</option>
        <option>phone</option>
      </select>
      {island}
    </form>
  )
  const { rerender } = render(form())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'phone' } })
  rerender(form(<FormIsland slug="subscribe" placement="subscribe" load={load} />))
  expect(load).toHaveBeenCalled()
})
