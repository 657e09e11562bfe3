import { render, screen, within } from '@testing-library/react'
import { Comparison } from '@/app/(site)/subscriptions/_sections/comparison'
import { Plans } from '@/app/(site)/subscriptions/_sections/plans'
import { Policies } from '@/app/(site)/subscriptions/_sections/policies'

// Specification section 9 and decisions A3 to A5: the price of a visit, the printed figure beneath it, the savings.
const cards = [
  ['The Daily Glow, Weekly', '$92.40', '$92.40/week', 'Save 20%', '', 'daily-glow&size=1b1b&frequency=weekly'],
  ['The Daily Glow, Fortnightly', '$98.18', '', 'Save 15%', '', 'daily-glow&size=1b1b&frequency=fortnightly'],
  [
    'The Full Bloom, Weekly',
    '$173.25',
    '$157.50/week plus GST',
    'Save 20%',
    '25%',
    'full-bloom&size=2b1b&frequency=weekly',
  ],
  [
    'The Full Bloom, Fortnightly',
    '$184.80',
    '$168.00/visit plus GST',
    'Save 15%',
    '20%',
    'full-bloom&size=2b1b&frequency=fortnightly',
  ],
  [
    'The Full Bloom, Monthly',
    '$196.35',
    '$178.50/visit plus GST',
    'Save 10%',
    '15%',
    'full-bloom&size=2b1b&frequency=monthly',
  ],
  ['The Work Flow, Weekly', '$60.00', '$60.00/week', 'Save 20%', '22%', 'work-flow&size=small&frequency=weekly'],
  [
    'The Work Flow, Fortnightly',
    '$130.90',
    '$119.00/visit plus GST',
    'Save 15%',
    '',
    'work-flow&size=medium&frequency=fortnightly',
  ],
  [
    'The Work Flow, Monthly',
    '$207.90',
    '$189.00/visit plus GST',
    'Save 10%',
    '',
    'work-flow&size=large&frequency=monthly',
  ],
] as const

describe('plan cards', () => {
  beforeEach(() => void render(<Plans />))

  it.each(cards)('%s', (name, price, small, saving, computed, query) => {
    const start = screen.getByRole('link', { name: `Start This Plan : ${name}` })
    expect(start).toHaveAttribute('href', `/subscribe?service=${query}`)
    const card = start.closest('li')!
    expect(card).toHaveTextContent(`${price} a visit, incl. GST`)
    expect(within(card).getByText(price).tagName).toBe('STRONG')
    if (small) expect(card).toHaveTextContent(small)
    expect(card).toHaveTextContent(saving)
    expect(card.textContent.includes('off the once-off price')).toBe(Boolean(computed))
    if (computed) expect(card).toHaveTextContent(`${computed} off the once-off price`)
  })

  it.each([
    ['The Daily Glow', 'Floors vacuumed and mopped'],
    ['The Full Bloom', 'Skirtings, fans, tracks and grout'],
    ['The Work Flow', 'Desks, meeting rooms and kitchenette'],
  ])('for %s share what they include', (service, included) => {
    const plans = screen.getByRole('heading', { name: service }).closest('div:has(> ul)')!
    expect(within(plans as HTMLElement).getByText(included)).toBeInTheDocument()
  })

  it('number eight, plus a card that points monthly visitors to The Full Bloom', () => {
    expect(screen.getAllByRole('link', { name: /^Start This Plan/ })).toHaveLength(8)
    expect(screen.getByText('Need Deep Clean')).toBeInTheDocument()
  })
})

it('compares once-off and subscriber prices and states their basis', () => {
  render(<Comparison />)
  const [daily, full] = screen.getAllByRole('listitem')
  for (const text of [
    '2 bed 2 bath',
    '$154 incl. GST',
    '$140 + GST',
    '$119 + GST',
    'Saving $546 per year',
    'fortnightly, plus GST ($600.60 incl. GST)',
  ])
    expect(daily).toHaveTextContent(text)
  for (const text of ['$210', '$168', 'Saving $1,092 per year']) expect(full).toHaveTextContent(text)
})

it('lists every notice period once', () => {
  render(<Policies />)
  expect(screen.getByRole('row', { name: /^Rescheduling/ })).toHaveTextContent("24 hours' notice")
  expect(screen.getByRole('row', { name: /^Pausing/ })).toHaveTextContent("7 days' notice")
  expect(screen.getAllByRole('row')).toHaveLength(10)
})
