import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { mark } from '@/components/admin/inbox/change-listed'
import { Toasts, notify, notifyFailure, notifyUndoable } from '@/components/admin/notify'
import { Lookalikes } from '@/components/admin/people/lookalikes'
import { admin } from '@/content/admin'
import type { PersonOverview } from '@/lib/owner/people'

const refresh = () => Promise.resolve()
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

/** Gives every request the same response. Returns a reader of the requests made. */
function serve(answer: unknown) {
  const asked = jest.fn().mockResolvedValue({ ok: true, headers: new Headers(), json: () => Promise.resolve(answer) })
  globalThis.fetch = asked
  return async (call: number) => {
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(call))
    return asked.mock.calls[call] as [url: string, request: { method: string; body: string }]
  }
}

beforeEach(() => void render(<Toasts />))
afterEach(() => act(() => void toast.dismiss()))

test('undoing a mark in a list restores the lead’s state and dates', async () => {
  const before = { state: 'read', answeredAt: '2026-11-20T00:00:00.000Z', wonAt: null }
  const asked = serve({ before })
  await act(() => mark({ id: 'one', state: 'new' }, 'replied', refresh))
  await press('Undo')
  const [, { body }] = await asked(1)
  expect(JSON.parse(body)).toEqual({ ...before, from: 'replied' })
})

test('undoing "Same person" splits off the address that was joined, which may be another of theirs', async () => {
  const asked = serve({ joined: 'bo@visitor.example' })
  const lookalikes = [{ email: 'bo.at.work@visitor.example', name: null, phone: '0412 555 019' }]
  const person = { email: 'ann@visitor.example', lookalikes } as unknown as PersonOverview
  render(<Lookalikes person={person} onChanged={refresh} />)
  await press('Same person: bo.at.work@visitor.example')
  await press('Undo')
  const [url, { method }] = await asked(1)
  expect([url, method]).toEqual(['/api/admin/person/merge?email=bo%40visitor.example', 'DELETE'])
})

test('a notice with Undo replaces one that may contradict it', async () => {
  act(() => notify('Not sent. Your answer is back in the box.'))
  expect(await screen.findByText(/Not sent/)).toBeInTheDocument()
  act(() => notifyUndoable('Your answer goes out in 10 seconds', () => {}))
  expect(await screen.findByText(/goes out/)).toBeInTheDocument()
  expect(toast.getToasts()).toHaveLength(1)
})

test('someone who has been signed out can sign in without leaving what they’re writing', async () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  act(() => notifyFailure(admin.signedOut))
  await press('Sign in')
  expect(open).toHaveBeenCalledWith('/admin', '_blank', 'noopener')
})

test('only the latest change of a lead’s state can be undone, and another lead’s still can', async () => {
  serve({ before: { state: 'read', answeredAt: null, wonAt: null } })
  await act(() => mark({ id: 'one', state: 'new' }, 'replied', refresh))
  await act(() => mark({ id: 'other', state: 'new' }, 'replied', refresh))
  await act(() => mark({ id: 'one', state: 'replied' }, 'won', refresh))
  await waitFor(() => expect(toast.getToasts()).toHaveLength(2))
})
