import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { failureText } from '@/components/admin/account/failure'
import { PasskeysSection } from '@/components/admin/account/passkeys-section'
import { TeamSection } from '@/components/admin/account/team-section'
import { account } from '@/content/admin-account'
import { HttpError } from '@/lib/http'

const robin = { id: '1', name: 'Robin', email: 'robin@sunnie.example', role: 'helper', ready: true, you: false }
let there: object[]
beforeEach(() => {
  there = [robin]
  globalThis.fetch = jest.fn((_: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'GET'
        ? { ok: true, headers: new Headers(), json: () => Promise.resolve(there) }
        : { ok: false, status: 404, text: () => Promise.resolve('') },
    ),
  ) as unknown as typeof fetch
})

async function removeIt() {
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Robin' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yes, remove' }))
}

test('an account already removed on another device leaves the list when removing it fails', async () => {
  render(<TeamSection onChanged={() => undefined} />)
  await screen.findByText('Robin')
  there = []
  await removeIt()
  await waitFor(() => expect(screen.queryByText('Robin')).not.toBeInTheDocument())
})

test('the passkeys are reloaded when one can’t be removed', async () => {
  const onChanged = jest.fn()
  render(<PasskeysSection passkeys={[{ id: '1', name: 'Robin', createdAt: null }]} onChanged={onChanged} />)
  await removeIt()
  await waitFor(() => expect(onChanged).toHaveBeenCalled())
})

test('an owner whose sign-in is over a day old reads that they need to sign in again', () => {
  const refused = (body: object) => failureText(new HttpError(403, JSON.stringify(body), ''))
  expect(refused({ success: false, message: account.stale })).toBe(account.stale) // ours
  expect(refused({ code: 'SESSION_NOT_FRESH' })).toBe(account.stale) // better-auth's
})
