import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { savingClaim } from '@/content/subscriptions'
import { wizardPrices, wizardServices } from '@/content/wizard'
import { biggestSaving } from '@/lib/pricing/savings'

/** Shown beside "save up to 30%": the biggest saving in today's price list. */
export function SavingLine() {
  const saving = biggestSaving(wizardServices, wizardPrices, (id) => serviceById(id).pricing, business.gst)
  if (!saving) return null
  return (
    <p className="font-semibold">
      {savingClaim.biggest
        .replace('{percent}', String(saving.percent))
        .replace('{service}', saving.service.name)
        .replace('{frequency}', saving.frequency)}
    </p>
  )
}
