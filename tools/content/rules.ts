import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { plans } from '@/content/subscriptions'
import type { WizardSizeId } from '@/content/types'
import { priceExceptions, usualSavings, wizardPrices, wizardServices } from '@/content/wizard'
import { formatExactMoney } from '@/lib/pricing/money'
import { cardFigures } from '@/lib/pricing/plans'
import { onceOffPrice } from '@/lib/pricing/wizard'

const unusualPrices = wizardServices.flatMap(({ id, name, frequencies }) =>
  Object.entries(wizardPrices[id]).flatMap(([size, visits]) => {
    const onceOff = onceOffPrice(serviceById(id).pricing, size as WizardSizeId, business.gst)
    if (!onceOff || priceExceptions.some((one) => one.service === id && one.size === size)) return []
    return frequencies.flatMap((frequency) => {
      const percent = usualSavings[id][frequency] ?? 0
      const usual = Math.round((onceOff * (100 - percent)) / 100)
      // Some prices are a cent off.
      if (Math.abs(visits[frequency] - usual) <= 1) return []
      const [price, expected] = [visits[frequency], usual].map(formatExactMoney)
      return [`${name}, ${size}, ${frequency}: ${price}, while ${percent}% below once-off would be ${expected}`]
    })
  }),
)

const oldExceptions = plans.flatMap((plan) => {
  const { saving } = cardFigures(plan)
  return plan.saving && plan.saving.calculated !== saving
    ? [
        `content/subscriptions.ts: ${plan.id}: the prices now give ${saving}%, which its card shows instead of ${plan.saving.printed}%: remove its \`saving\``,
      ]
    : []
})

/** Where the prices no longer give what a rule, or an exception from it, was written for. None of it is wrong. */
export const unusual: readonly string[] = [...unusualPrices, ...oldExceptions]
