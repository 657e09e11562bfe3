import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import { toast } from 'sonner'
import { useReply } from '@/components/admin/inbox/use-reply'
import { Toasts } from '@/components/admin/notify'
import type { LeadDetail } from '@/lib/owner/inbox'

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }))

const lead = { state: 'replied' } as LeadDetail
const queued = (id: string, gone = false) => ({ json: () => Promise.resolve({ id, gone }) }) as Response
const draft = (subject: string, text: string) => ({ subject, text })

let leads = 0
/** An answer box from which one answer has been sent that can still be undone. */
async function afterFirst(change: jest.Mock) {
  const first = draft('Tuesday', 'See you. On Tuesday!')
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, headers: new Headers() })
  render(<Toasts />)
  const id = `lead-${leads++}`
  const { result } = renderHook(() => useReply(id, lead, change, () => undefined))
  const { current: box } = result
  act(() => box.setDraft(first))
  change.mockResolvedValueOnce(queued('first'))
  await act(() => result.current.send(first, 0))
  expect(result.current.draft).toEqual(draft('', ''))
  return result
}
const undo = async () => fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))

afterEach(() => act(() => void toast.dismiss()))

test('an answer that’s undone while the next one is sending stays in the box', async () => {
  const change = jest.fn()
  const reply = await afterFirst(change)
  const second = draft('The key', 'See you.') // the first one starts with the same text
  let arrive = (_answer: Response) => {}
  change.mockReturnValueOnce(new Promise<Response>((resolve) => (arrive = resolve)))
  act(() => reply.current.setDraft(second))
  let sending: Promise<unknown> = Promise.resolve()
  act(() => void (sending = reply.current.send(second, 1)))
  await undo()
  await waitFor(() => expect(reply.current.draft.text).toBe('See you. On Tuesday!\n\nThe key\n\nSee you.'))
  await act(async () => {
    arrive(queued('second'))
    await sending
  })
  expect(reply.current.draft).toEqual(draft('Tuesday', 'See you. On Tuesday!'))
})

test('an answer that was already sent is reported as such, with no Undo', async () => {
  const reply = await afterFirst(jest.fn().mockResolvedValueOnce(queued('first', true)))
  expect(await screen.findByText(/already sent this answer/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(reply.current.draft).toEqual(draft('', ''))
})

test('an answer started since is kept below the one that’s undone, with its subject', async () => {
  const reply = await afterFirst(jest.fn())
  act(() => reply.current.setDraft(draft('The key', 'It’s under the mat.')))
  await undo()
  await waitFor(() =>
    expect(reply.current.draft).toEqual(draft('Tuesday', 'See you. On Tuesday!\n\nThe key\n\nIt’s under the mat.')),
  )
})
