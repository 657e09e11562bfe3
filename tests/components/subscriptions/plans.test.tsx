import { render, screen } from '@testing-library/react'
import { Comparison } from '@/app/(services)/subscriptions/_sections/comparison'
import { Plans } from '@/app/(services)/subscriptions/_sections/plans'
import { wizardCatalogue } from '@/components/subscribe/catalogue'
import { readPlace } from '@/components/subscribe/choice'
import { figuresOf } from '@/components/subscribe/figures'
import { business } from '@/content/business'
import { comparisons, plans } from '@/content/subscriptions'
import { servicePriceLabels } from '@/lib/pricing/gst'
import { formatExactMoney, formatMoney } from '@/lib/pricing/money'
import { cardFigures, comparisonFigures } from '@/lib/pricing/plans'

it.each(plans)('$id: the card shows the wizard’s price and saving, and opens the wizard with its choices', (plan) => {
  render(<Plans />)
  const start = screen.getByRole('link', { name: `Start This Plan : ${plan.name}, ${plan.frequencyName}` })
  const card = start.closest('li')!
  const { choice } = readPlace(new URL(start.getAttribute('href')!, 'http://site').searchParams, wizardCatalogue)
  expect(choice).toMatchObject({ service: plan.service, size: plan.size, frequency: plan.frequency })

  const { perVisit, saving } = figuresOf(choice, wizardCatalogue)
  const price = formatExactMoney(perVisit!)
  expect(card).toHaveTextContent(`${price} a visit, incl. GST`)
  const { onceOff, printed, printedSaving } = cardFigures(plan)
  if (plan.gst === 'plus') expect(card).toHaveTextContent(`${formatExactMoney(printed)}/`)
  expect(card).toHaveTextContent(`Save ${saving}%`)
  expect(card).toHaveTextContent(`${formatExactMoney(onceOff)} once-off`)
  // The printed saving, where the prices give another.
  expect(card.textContent.includes('plan saving')).toBe(saving !== printedSaving)
  if (saving !== printedSaving) expect(card).toHaveTextContent(`plan saving ${printedSaving}%`)
  // No figure twice.
  const amounts = card.textContent.match(/\$[\d,.]+/g)!
  expect(new Set(amounts).size).toBe(amounts.length)
})

it('compares once-off and subscriber prices and states their basis', () => {
  render(<Comparison />)
  for (const [index, comparison] of comparisons.entries()) {
    const { onceOff, subscriber, savingPerYear } = comparisonFigures(comparison)
    const row = screen.getAllByRole('listitem')[index]
    for (const amount of [onceOff, subscriber])
      for (const label of Object.values(servicePriceLabels(amount, business.gst))) expect(row).toHaveTextContent(label)
    expect(row).toHaveTextContent(`Saving ${formatMoney(savingPerYear)} per year`)
    expect(row).toHaveTextContent(comparison.basis)
  }
})
