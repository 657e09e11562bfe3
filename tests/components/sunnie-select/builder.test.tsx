import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { builderCatalogue as catalogue } from '@/app/(flows)/sunnie-select-onboarding/_sections/builder-catalogue'
import { readBuild } from '@/components/sunnie-select/build'
import { SunnieSelectBuilder } from '@/components/sunnie-select/sunnie-select-builder'
import { QuoteContactFields } from '@/components/sunnie-select/quote-fields'

// Typing is slow on a busy machine.
jest.setTimeout(30_000)

function open(query = '') {
  history.replaceState(null, '', `/sunnie-select-onboarding${query && `?${query}`}`)
  return render(
    <SunnieSelectBuilder
      catalogue={catalogue}
      start={readBuild(new URLSearchParams(query), catalogue)}
      contactFields={<QuoteContactFields />}
    />,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  window.scrollTo = jest.fn() as never
})

it('counts areas and shows the time as it grows, with a note below two hours', async () => {
  open('type=deep&step=2')
  const total = () => screen.getByText(/Estimated time/).parentElement
  expect(total()).toHaveTextContent('0m')
  await press('Plus: add one Bathroom')
  expect(total()).toHaveTextContent('1h 8m')
  expect(screen.getByText(/minimum booking is two hours/)).toBeVisible()
  await press('Plus: add one Bathroom')
  expect(total()).toHaveTextContent('2h 15m')
  expect(screen.getByText('2 × Bathroom')).toHaveAttribute('aria-live', 'polite')
  expect(screen.queryByText(/minimum booking is two hours/)).toBeNull()
  await press('Minus: remove one Bathroom')
  await press('Minus: remove one Bathroom')
  await press('Minus: remove one Bathroom')
  expect(total()).toHaveTextContent('0m')
  await userEvent.clear(screen.getByLabelText('Kitchen quantity'))
  await userEvent.type(screen.getByLabelText('Kitchen quantity'), '2')
  expect(total()).toHaveTextContent('3h')
})

it('adds up the listed prices of a general clean, and says that a deep one is quoted (decision A16)', async () => {
  open('type=general&bathroom=2&extra=oven-deep-clean&step=2')
  // 2 × $45 and $35, with GST.
  expect(screen.getByText('Listed prices: $137.50 incl. GST. We confirm it in your quote.')).toBeVisible()
  await press('Plus: add one Kitchen')
  expect(screen.getByText('Listed prices: $198 incl. GST. We confirm it in your quote.')).toBeVisible()
})

it('shows each deep clean area with its own time and no price', () => {
  open('type=deep&bathroom=1&step=2')
  expect(screen.getByText(/deep clean areas in your quote/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('$')
  const card = screen.getByRole('heading', { name: 'Kitchen' }).closest('.rounded-card')
  expect(card).toHaveTextContent('1h 30m')
})

it('ticks extras on and off, each added once and not multiplied', async () => {
  open('type=deep&bathroom=2&step=3')
  const oven = screen.getByRole('checkbox', { name: /Oven Deep Clean/ })
  await userEvent.click(oven)
  expect(screen.getByText(/Estimated time/).parentElement).toHaveTextContent('3h')
  await userEvent.click(oven)
  expect(screen.getByText(/Estimated time/).parentElement).toHaveTextContent('2h 15m')
})

it('accepts a typed quantity', async () => {
  open('type=deep&step=2')
  const kitchens = screen.getByRole('spinbutton', { name: 'Kitchen quantity' })
  await userEvent.type(kitchens, '3')
  expect(kitchens).toHaveDisplayValue('3')
  await userEvent.keyboard('{Backspace}4')
  expect(kitchens).toHaveDisplayValue('4')
})

it('shows the answers of the page that Back returns to, after a look at the receipt', async () => {
  open('type=general&bathroom=2&day=Monday&time=morning&step=4')
  location.hash = '#your-build'
  await userEvent.click(screen.getByRole('radio', { name: 'Friday' }))
  history.back()
  await waitFor(() => expect(location.search).toContain('day=Monday'))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Monday' })).toBeChecked())
})
