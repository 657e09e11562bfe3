import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import type { PlanCard, PriceComparison } from '@/content/types'
import { wizardPrices } from '@/content/wizard'
import { withoutGst } from './gst'
import { savingPerYear } from './savings'
import { onceOffPrice, perVisitPrice, savingPercent } from './wizard'

/** The once-off and the subscriber's price of a visit, in cents with GST. */
function pricesOf({ service, size, frequency }: Pick<PlanCard, 'service' | 'size' | 'frequency'>) {
  const visit = perVisitPrice(wizardPrices, { service, size, frequency })
  const onceOff = onceOffPrice(serviceById(service).pricing, size, business.gst)
  if (!visit || !onceOff) throw new Error(`content/subscriptions.ts: there's no price for ${service}, ${size}`)
  return { visit, onceOff }
}

/**
 * A plan card's figures, calculated from the price lists (specification section 9; A2 to A5): prices of a visit in
 * cents with GST, and savings in whole percent below the once-off price.
 */
export function cardFigures(plan: PlanCard) {
  const { visit, onceOff } = pricesOf(plan)
  const saving = savingPercent(onceOff, visit)
  return {
    visit,
    onceOff,
    /** As the specification prints it: with GST or without. */
    printed: plan.gst === 'plus' ? withoutGst(visit, business.gst) : visit,
    saving,
    /** What the specification prints, as long as the prices give what they did then. */
    printedSaving: plan.saving?.calculated === saving ? plan.saving.printed : saving,
  }
}

/** A comparison's figures, in cents without GST (specification section 9; A12). */
export function comparisonFigures({ frequency, ...plan }: PriceComparison) {
  const { visit, onceOff } = pricesOf({ frequency, ...plan })
  const listed = withoutGst(onceOff, business.gst)
  const subscriber = withoutGst(visit, business.gst)
  return { onceOff: listed, subscriber, savingPerYear: savingPerYear(listed, subscriber, frequency) }
}
