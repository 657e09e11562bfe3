import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { draftOf, keepDraft } from '@/components/admin/drafts'
import { Toasts } from '@/components/admin/notify'
import { PersonScreen } from '@/components/admin/people/person-screen'

jest.mock('next/navigation', () => ({ useRouter: () => ({}), useSearchParams: () => new URLSearchParams() }))

const nothing = { email: 'kim@visitor.example', name: null, addresses: ['kim@visitor.example'], events: [] }
const kim = {
  ...{ ...nothing, phones: [], lists: [], lookalikes: [] },
  events: [{ kind: 'lead', id: 'kims-lead', at: '2026-11-22T00:00:00Z', title: 'Contact message' }],
}

afterEach(() => jest.useRealTimers())

test('an erasure that didn’t finish says so, can be repeated and leaves nothing on the device', async () => {
  const answer = (json: object) => ({ ok: true, headers: new Headers(), json: () => Promise.resolve(json) })
  const busy = { ok: false, status: 503, text: () => Promise.resolve('{}') }
  let person: object = kim
  globalThis.fetch = jest.fn((_, init) =>
    Promise.resolve(init.method === 'DELETE' ? busy : answer(person)),
  ) as jest.Mock
  keepDraft('note', 'kims-lead', 'Rings on Tuesday')
  jest.useFakeTimers()
  render(
    <>
      <Toasts />
      <PersonScreen email="kim@visitor.example" />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Erase everything...' }))
  person = nothing // only the database file still has traces
  fireEvent.click(screen.getByRole('button', { name: 'Yes, erase' }))
  expect(await screen.findByText(/Please erase again until we tell you it's done/)).toBeInTheDocument()
  expect(draftOf('note', 'kims-lead')).toBeUndefined()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await act(() => jest.advanceTimersByTimeAsync(60_000))
  expect(screen.getByRole('button', { name: 'Erase everything...' })).toBeInTheDocument()
})

test('someone without a name is called by their main address, whichever address is opened', async () => {
  const person = { ...kim, addresses: ['kim@visitor.example', 'kim@work.example'] }
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(person) })
  render(<PersonScreen email="kim@work.example" />)
  expect(await screen.findByRole('heading', { name: 'kim@visitor.example' })).toBeInTheDocument()
})

test('each button about another address names it', async () => {
  const person = {
    ...{ ...kim, addresses: ['kim@visitor.example', 'kim@work.example'] },
    lookalikes: [{ email: 'kit@visitor.example', name: 'Kit', phone: '0412 555 019' }],
  }
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(person) })
  render(<PersonScreen email="kit@work.example" />)
  expect(await screen.findByRole('button', { name: 'Not the same person: kim@work.example' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Same person: Kit' })).toBeInTheDocument()
})

test('Email opens an answer to their latest lead, or else names the mail app', async () => {
  const lead = (id: string, at: string, state = 'read') => ({ kind: 'lead', id, at, title: 'Contact message', state })
  const joined = { kind: 'list', id: 'joined', at: '2026-11-24T00:00:00Z', title: 'Joined Newsletter' }
  // A held one has to be released first.
  const held = lead('held', '2026-11-25T00:00:00Z', 'held')
  const wrote = [held, joined, lead('latest', '2026-11-23T00:00:00Z'), lead('first', '2026-11-22T00:00:00Z')]
  for (const [email, events, name, href] of [
    ['wrote@visitor.example', wrote, 'Email', '/admin/leads/latest?do=reply'],
    ['joined@visitor.example', [held, joined], 'Email in your mail app', 'mailto:joined@visitor.example'],
  ] as const) {
    const person = { ...kim, email, addresses: [email], events }
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(person) })
    const { unmount } = render(<PersonScreen email={email} />)
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href)
    unmount()
  }
})
