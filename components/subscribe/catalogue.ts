import { business } from '@/content/business'
import { serviceById } from '@/content/services'
import { subscribePageWords } from '@/content/subscribe-page'
import { thanksOf } from '@/content/thanks'
import type { Cents, WizardServiceId, WizardSizeId } from '@/content/types'
import * as wizard from '@/content/wizard'
import { subscribe } from '@/lib/forms/subscribe'
import { placedForm } from '@/lib/forms/tool'
import { linocutImage } from '@/lib/pictures'
import { gstSuffix } from '@/lib/pricing/gst'
import { onceOffPrice } from '@/lib/pricing/wizard'

type OnceOff = Partial<Record<WizardSizeId, Cents>>

/** A service's once-off prices including GST, leaving out sizes that aren't on its price list. */
function onceOffPrices(service: WizardServiceId): OnceOff {
  const { pricing = [] } = serviceById(service)
  const prices: OnceOff = {}
  for (const { id } of [...wizard.homeSizes, ...wizard.officeSizes]) {
    const price = onceOffPrice(pricing, id, business.gst)
    if (price !== null) prices[id] = price
  }
  return prices
}

function byService<Value>(of: (service: WizardServiceId) => Value): Record<WizardServiceId, Value> {
  return { 'daily-glow': of('daily-glow'), 'full-bloom': of('full-bloom'), 'work-flow': of('work-flow') }
}

/**
 * Everything the wizard shows (specification sections 3 to 5 and 9). A page passes it as props, so that the price list
 * stays out of the bundle.
 */
export const wizardCatalogue = {
  path: '/subscribe',
  form: placedForm(subscribe),
  services: wizard.wizardServices,
  emblems: byService(linocutImage),
  thanksEmblem: linocutImage('bottle-brush'),
  sizes: { home: wizard.homeSizes, office: wizard.officeSizes },
  frequencies: wizard.frequencies,
  savingLabels: wizard.savingLabels,
  needDeepClean: wizard.needDeepClean,
  billings: wizard.billingFrequencies,
  periods: wizard.billingPeriods,
  days: wizard.preferredDays,
  prices: wizard.wizardPrices,
  startingFromFrequency: wizard.startingFromFrequency,
  onceOff: byService(onceOffPrices),
  quoteRequired: wizard.quoteRequiredLabel,
  gst: business.gst,
  gstSuffix: gstSuffix('included', business.gst),
  words: {
    ...subscribePageWords,
    ...wizard.wizardWords,
    thankYou: { ...thanksOf('subscribe'), ...wizard.wizardWords.thankYou },
  },
}

export type WizardCatalogue = typeof wizardCatalogue
