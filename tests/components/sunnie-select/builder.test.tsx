import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { builderCatalogue } from '@/components/sunnie-select/catalogue'
import { readBuild } from '@/components/sunnie-select/build'
import { priceLabel } from '@/components/sunnie-select/figures'
import { SunnieSelectBuilder } from '@/components/sunnie-select/sunnie-select-builder'
import { QuoteContactFields } from '@/components/sunnie-select/quote-fields'
import { builderSteps } from '../../support/catalogue'

// Typing is slow on a busy machine.
jest.setTimeout(30_000)

/** A catalogue of the test's own, because the content's may change. */
const area = (id: string, name: string, basePrice: number, timeEstimate: string) => ({
  ...builderCatalogue.areas[0]!,
  ...{ id, name, basePrice, timeEstimate },
})
const extra = { ...builderCatalogue.addOns[0]!, id: 'oven', name: 'Oven', price: 3500 }
const catalogue = {
  ...builderCatalogue,
  areas: [area('bathroom', 'Bathroom', 4500, '45 minutes'), area('kitchen', 'Kitchen', 5500, '1 hour')],
  addOns: [extra],
}

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
  await userEvent.type(screen.getByLabelText('Kitchen quantity'), '3')
  await userEvent.keyboard('{Backspace}2')
  expect(total()).toHaveTextContent('3h')
})

it('adds up the listed prices of a general clean, and says that a deep one is quoted', async () => {
  const listed = (amount: number) =>
    screen.getByText(`Listed prices: ${priceLabel(amount, catalogue)}. We confirm it in your quote.`)
  open('type=general&bathroom=2&extra=oven&step=2')
  expect(listed(12_500)).toBeVisible()
  await press('Plus: add one Kitchen')
  expect(listed(18_000)).toBeVisible()
})

it('shows each deep clean area with its own time and no price', () => {
  open('type=deep&bathroom=1&step=2')
  expect(screen.getByText(/deep clean areas in your quote/)).toBeVisible()
  expect(document.body).not.toHaveTextContent('$')
  const card = screen.getByRole('heading', { name: 'Kitchen' }).closest('.rounded-card')
  expect(card).toHaveTextContent('1h 30m')
})

it('shows the answers of the page that Back returns to, after a look at the receipt', async () => {
  open('type=general&bathroom=2&day=Monday&time=morning&step=4')
  location.hash = '#your-build'
  const day = (name: string) =>
    within(screen.getByRole('region', { name: builderSteps[3]! })).getByRole('radio', { name })
  await userEvent.click(day('Friday'))
  history.back()
  await waitFor(() => expect(location.search).toContain('day=Monday'))
  await waitFor(() => expect(day('Monday')).toBeChecked())
})
