import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactFields } from '@/components/forms/contact-fields'
import { contact } from '@/lib/forms/contact'
import { LeadForm } from '@/components/forms/lead-form'
import { enquiry } from '../../support/enquiry'

test('the second click of a double click shows no errors on the form a quick response has just cleared', async () => {
  render(
    <LeadForm form={contact} placement="contact">
      <ContactFields />
    </LeadForm>,
  )
  const user = userEvent.setup()
  const email = screen.getByLabelText('Email')
  const button = screen.getByRole('button', { name: 'Send Message' })
  const text = async () => JSON.stringify({ success: true, message: '' })
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, status: 200, text })
  const texts = enquiry('alex@visitor.example')
  for (const [name, label] of Object.entries(contact.labels))
    await user.type(screen.getByLabelText(label), texts[name]!)
  await user.click(button)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('within 24 hours'))
  await user.click(button)
  await user.type(screen.getByLabelText('Name'), 'Bo')
  expect(email).toHaveAccessibleDescription('')
  await user.click(button)
  await waitFor(() => expect(email).toHaveAccessibleDescription('Please enter a valid email address'))
})
