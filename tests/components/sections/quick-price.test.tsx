import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuickPrice } from '@/components/sections/quick-price'
import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { wizardPrices } from '@/content/wizard'
import { withGst } from '@/lib/pricing/gst'
import { formatMoney } from '@/lib/pricing/money'

const general = serviceById('daily-glow').pricing
const deep = serviceById('full-bloom').pricing

const both = deep.filter(({ wizardSize }) => general.some((row) => row.wizardSize === wizardSize))

it.each(both.map((row) => [row.propertySize, row] as const))(
  '%s: shows both services’ prices with GST and times and that of a fortnight, and takes the size along',
  async (label, { wizardSize, amount, timeEstimate }) => {
    render(<QuickPrice />)
    const chip = screen.getByRole('radio', { name: label })
    await userEvent.click(chip)
    expect(chip).toBeChecked()
    const prices = chip.nextElementSibling!.nextElementSibling! // what quick-price.css shows
    const once = general.find((row) => row.wizardSize === wizardSize)!
    for (const text of [
      formatMoney(withGst(once.amount, business.gst)),
      once.timeEstimate,
      formatMoney(withGst(amount, business.gst)),
      timeEstimate,
      formatMoney(wizardPrices['daily-glow'][wizardSize!]!.fortnightly),
    ])
      expect(prices).toHaveTextContent(text)
    expect([...prices.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      `/services/daily-glow#${wizardSize}`,
      `/services/full-bloom#${wizardSize}`,
      business.bookingUrl,
      `/subscribe?service=daily-glow&size=${wizardSize}&frequency=fortnightly`,
    ])
  },
)
