import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'sonner'
import { QuoteEditor } from '@/components/admin/quotes/quote-editor'
import type { QuoteItem, QuotesOfLead } from '@/lib/owner/quotes'

const sent: QuoteItem = {
  ...{ id: '1', state: 'sent', expired: false, version: '1 1 sent', validUntil: '2099-12-31' },
  ...{ gstPercent: 10, total: 9900 },
  lines: [{ description: 'Bathroom', quantity: 2, unit: 4500 }],
  note: 'Written at the desk.',
  link: 'https://www.sunnie.example/quote/1',
  ...{ requestedChange: null, sentAt: '2026-11-25T00:00:00Z', answeredAt: null },
}

let quotes: QuoteItem[] = []
let refusal: object = {}
let status = 409
const answer = (): QuotesOfLead => ({
  quotes,
  recipient: 'zoe@visitor.example',
  carrier: 'resend',
  suggested: [],
  validUntil: '2099-12-31',
  gst: { registered: true, percent: 10 },
})

beforeEach(() => {
  quotes = []
  refusal = { success: false, message: 'This quote has since been changed somewhere else.' }
  status = 409
  globalThis.fetch = jest.fn((_url: string, { method }: RequestInit = {}) => {
    return Promise.resolve(
      method === 'PUT'
        ? { ok: false, status, text: () => Promise.resolve(JSON.stringify(refusal)) }
        : { ok: true, headers: new Headers(), json: () => Promise.resolve(answer()) },
    )
  }) as unknown as typeof fetch
})

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const note = () => screen.queryByLabelText('A note to them')

test('text typed into a quote that’s sent from elsewhere stays beside it until it’s thrown away', async () => {
  render(<QuoteEditor leadId="overtaken" />)
  await press('Write a quote')
  fireEvent.change(screen.getByLabelText('What'), { target: { value: 'Less, for locals' } })
  // The full keyboard, because a discount needs a minus, which some phones' number pads lack.
  const price = screen.getByLabelText('Each, before GST')
  expect(price).not.toHaveAttribute('inputmode')
  fireEvent.change(price, { target: { value: '45' } })
  fireEvent.change(note()!, { target: { value: 'Written in the van.' } })
  quotes = [sent]
  await press('Send the quote')
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
  expect(note()).toHaveValue('Written in the van.')
  const other = within(screen.getByRole('article'))
  expect(other.getByText('Written at the desk.')).toBeInTheDocument()
  expect(other.queryByRole('button')).not.toBeInTheDocument()

  await press('Cancel')
  await press('Keep writing')
  expect(note()).toHaveValue('Written in the van.')
  await press('Cancel')
  await press('Throw it away')
  expect(note()).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await press('Change it')
  expect(note()).toHaveValue('Written at the desk.')
  await press('Cancel') // nothing has been typed
  expect(note()).not.toBeInTheDocument()
})

test('text typed into a quote stays beside one that has replaced it elsewhere under the same number', async () => {
  quotes = [sent]
  render(<QuoteEditor leadId="replaced" />)
  await press('Change it')
  fireEvent.change(note()!, { target: { value: 'Written in the van.' } })
  const other = { ...sent, id: '2', version: '2 1 sent', note: 'Written anew.' }
  quotes = [other, { ...sent, state: 'withdrawn', version: '1 1 withdrawn' }]
  await press('Send again')
  expect(await screen.findByRole('alert')).toHaveTextContent('What you typed is still here')
  expect(note()).toHaveValue('Written in the van.')
  expect(screen.getByText('Written anew.')).toBeInTheDocument()
})

test.each([
  ['validUntil', 'Choose today or a later day', 0],
  ['lines', 'The total must be between one cent and a million dollars', 1],
])('an error in %s is shown once, and repeated in a notice only if no field has it', async (path, message, notices) => {
  status = 422
  refusal = { success: false, message, errors: { [path]: [message] } }
  quotes = [sent]
  act(() => void toast.dismiss())
  render(<QuoteEditor leadId={`refused ${path}`} />)
  await press('Change it')
  fireEvent.change(note()!, { target: { value: 'Written in the van.' } })
  await press('Send again')
  expect(await screen.findByText(message)).toBeInTheDocument()
  if (!notices) await waitFor(() => expect(screen.getByLabelText('Valid until')).toHaveFocus())
  expect(toast.getToasts()).toHaveLength(notices)
})

test('a quote that can’t be saved for later yet says so', async () => {
  act(() => void toast.dismiss())
  render(<QuoteEditor leadId="unfinished" />)
  await press('Write a quote')
  await press('Save for later')
  await waitFor(() =>
    expect(toast.getToasts()).toMatchObject([{ title: "Not saved yet. Fill in what's marked first." }]),
  )
})
