import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContactFields } from '@/components/forms/contact-fields'
import { contact } from '@/lib/forms/contact'
import { LeadForm } from '@/components/forms/lead-form'

const send = jest.fn<Promise<Response>, [string, RequestInit]>()
const answer = (status: number, body: unknown) =>
  ({ ok: status < 300, status, statusText: '', text: async () => JSON.stringify(body) }) as Response

beforeEach(() => {
  send.mockReset()
  globalThis.fetch = send as unknown as typeof fetch
})

function show() {
  render(
    <LeadForm form={contact} placement="contact">
      <ContactFields />
    </LeadForm>,
  )
  return userEvent.setup()
}

test('names what is missing beside each field, then sends what was typed with a key', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter your name'))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(screen.getByLabelText('Name')).toHaveFocus()
  expect(send).not.toHaveBeenCalled()

  send.mockResolvedValue(answer(200, { success: true, message: '' }))
  await user.type(screen.getByLabelText('Name'), 'Alex')
  await user.type(screen.getByLabelText('Email'), 'alex@visitor.example')
  await user.type(screen.getByLabelText('Subject'), 'Hello')
  await user.type(screen.getByLabelText('Message'), 'One{enter}two')
  await user.click(screen.getByRole('button', { name: 'Send Message' }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('within 24 hours'))
  const [url, { headers, body }] = send.mock.calls[0]!
  expect(url).toBe('/api/contact')
  expect((headers as Record<string, string>)['Idempotency-Key']).toMatch(/^[\x21-\x7e]{16,}$/)
  expect(JSON.parse(body as string)).toMatchObject({
    name: 'Alex',
    email: 'alex@visitor.example',
    subject: 'Hello',
    message: 'One\ntwo',
    meta: { source: 'contact', website: '' },
  })
  expect(screen.getByLabelText('Message')).toHaveValue('')
})
