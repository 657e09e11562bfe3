import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ReplyDialog } from '@/components/admin/inbox/reply-dialog'
import type { LeadDetail } from '@/lib/owner/inbox'

const answers = [
  { title: 'Price', text: 'Hi {name}, it comes to {price}.' },
  { title: 'Call', text: 'Hi {name}, when can we call?' },
]
const lead = { name: 'Zoë Nguyen', email: 'zoe@visitor.example', brief: [], valueCents: null, times: null, mails: [] }

beforeEach(() => {
  globalThis.matchMedia = jest.fn().mockReturnValue({ matches: true })
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(answers) })
})

function Answer() {
  const [draft, setDraft] = useState({ subject: '', text: '' })
  return (
    <ReplyDialog
      lead={lead as unknown as LeadDetail}
      draft={draft}
      onDraft={setDraft}
      onClose={() => {}}
      onSend={() => Promise.resolve('sent' as const)}
    />
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const box = () => screen.getByLabelText('Your answer')

test('an answer with a gap still to fill in can’t be sent', async () => {
  render(<Answer />)
  await screen.findByRole('button', { name: 'Price' })
  press('Price')
  expect(screen.getByRole('status')).toHaveTextContent('Still to fill in: (our price)')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  press('Preview')
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  press('Keep writing')
  fireEvent.change(box(), { target: { value: 'Hi Zoë, it comes to $90.' } })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
})

test('a saved answer replaces another one, but goes below text the owner wrote', async () => {
  render(<Answer />)
  await screen.findByRole('button', { name: 'Price' })
  press('Price')
  press('Call')
  expect(box()).toHaveValue('Hi Zoë, when can we call?')
  fireEvent.change(box(), { target: { value: 'Hi Zoë, lovely to meet you. ' } })
  press('Price')
  expect(box()).toHaveValue('Hi Zoë, lovely to meet you.\n\nHi Zoë, it comes to (our price).')
})
