import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { wizardCatalogue as catalogue } from '@/app/(flows)/subscribe/_sections/wizard-catalogue'
import { readAddress } from '@/components/subscribe/choice'
import { SubscribeContactFields } from '@/components/subscribe/subscribe-fields'
import { SubscribeWizard } from '@/components/subscribe/subscribe-wizard'

const contacts = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'either', label: 'Either' },
]

// Typing is slow where other work goes on beside it.
jest.setTimeout(30_000)

function open(query = '') {
  history.replaceState(null, '', `/subscribe${query && `?${query}`}`)
  return render(
    <SubscribeWizard
      catalogue={catalogue}
      start={readAddress(new URLSearchParams(query), catalogue)}
      contactFields={<SubscribeContactFields contacts={contacts} />}
    />,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn() as never
})

it('stores a card, goes on, moves the focus to the heading and announces the step', async () => {
  open()
  await press(/The Full Bloom/)
  expect(screen.getByRole('heading', { name: 'Property size' })).toHaveFocus()
  expect(screen.getByText('Step 2 of 6')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  expect(screen.getByText('2/6')).toBeVisible()
  expect(location.search).toBe('?service=full-bloom&step=2')
})

it('clears what another service does not have', async () => {
  open('service=full-bloom&size=3b2b&frequency=monthly&billing=weekly&day=friday&step=1')
  await press(/The Work Flow/)
  expect(location.search).toBe('?service=work-flow&frequency=monthly&billing=weekly&day=friday&step=2')
  expect(screen.getByRole('button', { name: /Small Office/ })).toBeVisible()
})

it('puts Need Deep Clean in the place of monthly visits of The Daily Glow, which clears the service', async () => {
  open('service=daily-glow&size=1b1b')
  expect(screen.queryByRole('button', { name: /^Monthly/ })).toHaveTextContent('Need Deep Clean')
  await press(/Need Deep Clean/)
  expect(screen.getByRole('heading', { name: 'Choose your service' })).toBeVisible()
  expect(screen.getAllByRole('button', { pressed: false })).toHaveLength(3)
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
})

it('brings back what was chosen and typed, says so, and starts again when asked', async () => {
  const first = open('service=daily-glow&size=1b1b&frequency=weekly&billing=weekly&day=monday')
  await userEvent.type(screen.getByLabelText('Full name'), 'Kim Lee')
  first.unmount()
  open()
  expect(screen.getByText(/saved your choices on this device/)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Full name')).toHaveValue('Kim Lee'))
  await press('Start again')
  expect(screen.getByRole('heading', { name: 'Choose your service' })).toBeVisible()
  expect(localStorage.getItem('sunnie:draft:subscribe')).toBeNull()
})

it('keeps the button off while name, email or phone is empty, and says why', async () => {
  open('service=daily-glow&size=1b1b&frequency=weekly&billing=weekly&day=monday')
  const button = screen.getByRole('button', { name: 'Start My Subscription' })
  expect(button).toBeDisabled()
  expect(button).toHaveAccessibleDescription('Add your full name, email and phone to send.')
  await userEvent.type(screen.getByLabelText('Full name'), 'Kim')
  await userEvent.type(screen.getByLabelText('Email'), 'kim@example.com')
  expect(button).toBeDisabled()
  await userEvent.type(screen.getByLabelText('Phone'), '1')
  expect(button).toBeEnabled()
})

it('carries the display names in the plain form', () => {
  open('service=daily-glow&size=3b2b&frequency=weekly&billing=fortnightly&day=monday')
  const form = screen.getByLabelText('Full name').closest('form')!
  expect(form).toHaveAttribute('action', '/api/subscribe')
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    serviceType: 'The Daily Glow',
    propertySize: '3 Bed 2 Bath',
    frequency: 'Weekly',
    preferredDay: 'Monday',
    estimatedPrice: '184.80',
    contactType: 'subscription_form',
    'meta.subscriptionPrice': '$369.60/fortnight',
    preferredContact: 'email',
  })
  expect(within(form).getByLabelText('How should we reach you?')).toHaveValue('email')
})
