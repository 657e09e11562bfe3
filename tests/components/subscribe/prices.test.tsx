import { cleanup, render, screen } from '@testing-library/react'
import { wizardCatalogue as catalogue } from '@/app/(flows)/subscribe/_sections/wizard-catalogue'
import { requestOf, subscriptionPriceOf } from '@/components/subscribe/figures'
import { SubscribeReceipt } from '@/components/subscribe/receipt'
import type { Frequency } from '@/content/types'
import { subscribeServer } from '@/lib/forms/subscribe.server'
import { subscribe } from '@/lib/forms/subscribe'
import { specifiedPrices } from '../../support/specified-prices'

const frequencies: Frequency[] = ['weekly', 'fortnightly', 'monthly']
const weeks = { weekly: 1, fortnightly: 2, monthly: 4 }
const unit = { weekly: 'week', fortnightly: 'fortnight', monthly: 'month' }

const cells = specifiedPrices.flatMap(([service, size, ...prices]) => {
  const { frequencies: offered } = catalogue.services.find(({ id }) => id === service)!
  return offered.flatMap((frequency) => {
    const price = prices[frequencies.indexOf(frequency)]!
    return frequencies.map((billing) => ({ service, size, frequency, billing, price }))
  })
})

/** Cents, rounded half up, with no floating-point fractions on the way. */
function billedCents(price: string, frequency: Frequency, billing: Frequency): number {
  const cents = Math.round(Number(price) * 100) * weeks[billing] * 2
  return Math.floor((cents / weeks[frequency] + 1) / 2)
}

const dollars = (cents: number) =>
  `$${Math.floor(cents / 100)}`.replace(/\B(?=(\d{3})+$)/g, ',') + `.${String(cents % 100).padStart(2, '0')}`

it('covers every cell and billing', () => expect(cells).toHaveLength((6 * 2 + 6 * 3 + 3 * 3) * 3))

it.each(cells)(
  '$service $size $frequency billed $billing shows what the list says, and the server agrees',
  ({ price, ...choice }) => {
    render(
      <SubscribeReceipt
        catalogue={catalogue}
        choice={{ ...choice, day: 'monday' }}
        step={6}
        hrefOf={() => '#'}
        open={() => undefined}
      />,
    )
    const request = {
      ...subscribe.blank,
      ...requestOf({ ...choice, day: 'monday' }, catalogue),
      customerName: 'Kim',
      customerEmail: 'kim@example.com',
      customerPhone: '0400 000 000',
    }
    const subscriptionPrice = subscriptionPriceOf(choice, catalogue)
    if (price === '0.00') {
      expect(screen.getByText('Quote required')).toBeInTheDocument()
      expect(document.body).not.toHaveTextContent('$0')
      expect(request.estimatedPrice).toBe('0.00')
      expect(subscriptionPrice).toBe(`Quote required/${unit[choice.billing]}`)
    } else {
      const billed = dollars(billedCents(price, choice.frequency, choice.billing))
      expect(screen.getByText('Price per visit').nextSibling).toHaveTextContent(`$${price}`)
      expect(screen.getByText('You pay').nextSibling).toHaveTextContent(billed)
      expect(request.estimatedPrice).toBe(price)
      expect(subscriptionPrice).toBe(`${billed}/${unit[choice.billing]}`)
    }
    const remarks = subscribeServer.remarks!(subscribe.schema.parse(request), { subscriptionPrice })
    expect(remarks).toEqual([expect.stringMatching(/^By our list: /)])
    cleanup()
  },
)

it('shows the saving against the once-off price with GST, and the GST within the bill', () => {
  render(
    <SubscribeReceipt
      catalogue={catalogue}
      choice={{ service: 'full-bloom', size: '2b1b', frequency: 'weekly', billing: 'fortnightly' }}
      step={5}
      hrefOf={() => '#'}
      open={() => undefined}
    />,
  )
  expect(screen.getByText('Your saving').nextSibling).toHaveTextContent('25% off once-off')
  expect(screen.getByText('GST included').nextSibling).toHaveTextContent('$31.50')
})
