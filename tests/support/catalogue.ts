import { services } from '../../content/services'
import type { Frequency, ServiceId, WizardServiceId, WizardSizeId } from '../../content/types'
import { wizardPrices } from '../../content/wizard'
import { formatExactMoney } from '../../lib/pricing/money'

/** The services' names, from the content. */
export const named = Object.fromEntries(services.map(({ id, title }) => [id, title])) as Record<ServiceId, string>

/** The name of a service without its article. */
export const shortly = (id: ServiceId) => named[id].replace(/^The /, '')

/** A visit's price with GST, in cents, from the content. */
export const visitCents = (service: WizardServiceId, size: WizardSizeId, frequency: Frequency) =>
  wizardPrices[service][size]![frequency]

/** "$92.40" for cents. */
export const dollars = formatExactMoney
