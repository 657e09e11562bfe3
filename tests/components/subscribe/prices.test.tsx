import { cleanup, render, screen } from '@testing-library/react'
import { wizardCatalogue as catalogue } from '@/components/subscribe/catalogue'
import { requestOf, subscriptionPriceOf } from '@/components/subscribe/figures'
import { SubscribeReceipt } from '@/components/subscribe/receipt'
import type { Frequency, WizardSizeId } from '@/content/types'
import { homeSizes, wizardPrices } from '@/content/wizard'
import { subscribeServer } from '@/lib/forms/subscribe.server'
import { subscribe } from '@/lib/forms/subscribe'

const frequencies: Frequency[] = ['weekly', 'fortnightly', 'monthly']
const weeks = { weekly: 1, fortnightly: 2, monthly: 4 }
const unit = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' }

const cells = catalogue.services.flatMap(({ id: service, frequencies: offered }) =>
  Object.entries(wizardPrices[service]).flatMap(([size, visits]) =>
    offered.flatMap((frequency) =>
      frequencies.map((billing) => ({
        service,
        size: size as WizardSizeId,
        frequency,
        billing,
        visit: visits[frequency],
      })),
    ),
  ),
)

/** Cents, rounded half up, with no floating-point fractions on the way. */
const billedCents = (visit: number, frequency: Frequency, billing: Frequency) =>
  Math.floor(((visit * weeks[billing] * 2) / weeks[frequency] + 1) / 2)

const dollars = (cents: number) =>
  `$${Math.floor(cents / 100)}`.replace(/\B(?=(\d{3})+$)/g, ',') + `.${String(cents % 100).padStart(2, '0')}`

it.each(cells)(
  '$service $size $frequency billed $billing shows what the list says, and the server agrees',
  ({ visit, ...choice }) => {
    render(<SubscribeReceipt catalogue={catalogue} choice={{ ...choice, day: 'monday' }} />)
    const request = {
      ...subscribe.blank,
      ...requestOf({ ...choice, day: 'monday' }, catalogue),
      customerName: 'Kim',
      customerEmail: 'kim@example.com',
      customerPhone: '0400 000 000',
    }
    const subscriptionPrice = subscriptionPriceOf(choice, catalogue)
    if (homeSizes.some(({ id, quoteRequired }) => id === choice.size && quoteRequired)) {
      expect(screen.getByText('Quote required')).toBeInTheDocument()
      expect(document.body).not.toHaveTextContent('$0')
      expect(request.estimatedPrice).toBe('0.00')
      expect(subscriptionPrice).toBe(`Quote required/${unit[choice.billing]}`)
    } else {
      const billed = dollars(billedCents(visit, choice.frequency, choice.billing))
      expect(screen.getByText('Price per visit').nextSibling).toHaveTextContent(dollars(visit))
      expect(screen.getByText('You pay').nextSibling).toHaveTextContent(billed)
      expect(`$${request.estimatedPrice}`).toBe(dollars(visit).replace(',', ''))
      expect(subscriptionPrice).toBe(`${billed}/${unit[choice.billing]}`)
    }
    const remarks = subscribeServer.remarks!(subscribe.schema.parse(request), { subscriptionPrice })
    expect(remarks).toEqual([expect.stringMatching(/^By our list: /)])
    cleanup()
  },
)

it('keeps the words of a price and its starting price apart', () => {
  const choice = { service: 'daily-glow', size: '1b1b' } as const
  render(<SubscribeReceipt catalogue={catalogue} choice={choice} />)
  expect(document.body).toHaveTextContent('incl. GST Starting from')
})

it('shows the saving against the once-off price with GST, and the GST within the bill', () => {
  const [visit, full] = [wizardPrices['full-bloom']['2b1b']!.weekly, catalogue.onceOff['full-bloom']['2b1b']!]
  render(
    <SubscribeReceipt
      catalogue={catalogue}
      choice={{ service: 'full-bloom', size: '2b1b', frequency: 'weekly', billing: 'fortnightly' }}
    />,
  )
  const saving = `${Math.round((1 - visit / full) * 100)}% off once-off`
  expect(screen.getByText('Your saving').nextSibling).toHaveTextContent(saving)
  expect(screen.getByText('GST included').nextSibling).toHaveTextContent(dollars(Math.round((visit * 2) / 11)))
})
