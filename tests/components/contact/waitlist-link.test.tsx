import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { WaitlistLink } from '@/app/(site)/contact/_sections/waitlist-link'

function renderPage() {
  Element.prototype.scrollIntoView = jest.fn()
  render(
    <>
      <form id="contact-form">
        <input type="hidden" name="meta.source" />
        <input name="name" aria-label="Name" />
        <input name="subject" aria-label="Subject" />
      </form>
      <WaitlistLink label="Join the waitlist" href="/contact" subject="Join the waitlist" />
    </>,
  )
  return userEvent.setup()
}

it('fills in the subject and focuses the first empty field', async () => {
  const user = renderPage()
  const onInput = jest.fn()
  screen.getByLabelText('Subject').addEventListener('input', onInput)
  await user.click(screen.getByRole('link', { name: 'Join the waitlist' }))
  expect(screen.getByLabelText('Subject')).toHaveValue('Join the waitlist')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(onInput).toHaveBeenCalledTimes(1)
})

it('is a link to the contact page', () => {
  renderPage()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact')
})
