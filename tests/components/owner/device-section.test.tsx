import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { DeviceSection } from '@/components/admin/account/device-section'
import { Toasts } from '@/components/admin/notify'
import type { QuietHours } from '@/lib/owner/push'

const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled())
  fireEvent.click(screen.getByRole('button', { name }))
}

let quietHours: QuietHours
beforeEach(() => {
  quietHours = { from: '21:00', to: '07:00' }
  globalThis.fetch = jest.fn((_, { method, body }: RequestInit) => {
    if (method === 'PUT') quietHours = JSON.parse(body as string) as QuietHours
    const answer = { json: () => Promise.resolve({ publicKey: '', quietHours }) }
    return method === 'DELETE'
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve({ ok: true, headers: new Headers(), ...answer })
  }) as unknown as typeof fetch
})

test('coming back to the quiet hours shows them as they were saved', async () => {
  const used = () => screen.findByRole('checkbox', { name: 'Keep quiet at night' })
  const { unmount } = render(<DeviceSection isOwner />)
  fireEvent.click(await used())
  await waitFor(() => expect(quietHours).toBeNull())
  unmount()
  render(<DeviceSection isOwner />)
  await waitFor(async () => expect(await used()).not.toBeChecked())
})

test('notifications that couldn’t be turned off still show as on when the page is reopened', async () => {
  const registration = { pushManager: { getSubscription: () => Promise.resolve({ endpoint: 'https://push.example' }) } }
  const serviceWorker = { getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.assign(globalThis, { PushManager: class {}, Notification: { permission: 'granted' } })
  localStorage.setItem('owner-notices', 'yes')
  const { unmount } = render(<DeviceSection isOwner={false} />)
  await press('Turn off notifications')
  await waitFor(() =>
    expect(fetch).toHaveBeenCalledWith('/api/admin/push', expect.objectContaining({ method: 'DELETE' })),
  )
  unmount()
  render(<DeviceSection isOwner={false} />)
  expect(await screen.findByRole('button', { name: 'Turn off notifications' })).toBeEnabled()
})

test('quiet hours that begin when they end aren’t saved, because they’d never be quiet', async () => {
  render(
    <>
      <Toasts />
      <DeviceSection isOwner />
    </>,
  )
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '07:00' } })
  await press('Save quiet hours')
  expect(await screen.findByText('Choose two different times.')).toBeInTheDocument()
  expect(quietHours).toEqual({ from: '21:00', to: '07:00' })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '20:00' } })
  await press('Save quiet hours')
  await waitFor(() => expect(quietHours).toEqual({ from: '20:00', to: '07:00' }))
  // Unticked and ticked again, they're the times last saved.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep quiet at night' }))
  await waitFor(() => expect(quietHours).toBeNull())
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keep quiet at night' }))
  await waitFor(() => expect(quietHours).toEqual({ from: '20:00', to: '07:00' }))
})
