import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { useSendButton } from '@/components/subscribe/use-send-button'

function Form() {
  const place = useRef<HTMLHeadingElement>(null)
  useSendButton(place, 'hint')
  return (
    <form>
      <h3 ref={place}>Who is it for?</h3>
      <input aria-label="Phone" required />
      <button type="submit">Send</button>
      <p id="hint" hidden>
        Add your phone to send.
      </p>
    </form>
  )
}

test('the button says what is missing for as long as a required field is empty', async () => {
  const user = userEvent.setup()
  render(<Form />)
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button).toHaveAccessibleDescription('Add your phone to send.')
  await user.type(screen.getByLabelText('Phone'), '0400 000 000')
  expect(button).toBeEnabled()
  expect(button).not.toHaveAccessibleDescription()
  await user.clear(screen.getByLabelText('Phone'))
  expect(button).toHaveAccessibleDescription('Add your phone to send.')
})
