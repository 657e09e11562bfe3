import { productChoiceGroups } from '../../content/products'
import { services } from '../../content/services'
import { short } from '../../content/services/names'
import { builderAddOns, builderAreas, builderWords } from '../../content/sunnie-select'
import type { Frequency, ServiceId, WizardServiceId, WizardSizeId } from '../../content/types'
import { frequencies, homeSizes, officeSizes, wizardPrices, wizardWords } from '../../content/wizard'
import { formatExactMoney } from '../../lib/pricing/money'

const wizardOptions = [...homeSizes, ...officeSizes, ...frequencies].map(({ id, name }) => [id, name])

/** What the content calls a service, a size of property or a frequency. */
export const named = Object.fromEntries([...services.map(({ id, title }) => [id, title]), ...wizardOptions]) as Record<
  ServiceId | WizardSizeId | Frequency,
  string
>

/** The name of a service without its article. */
export const shortly = (id: ServiceId) => short(named[id])

/** The headings of the wizard's and the builder's steps. */
export const wizardSteps = wizardWords.steps.map(({ heading }) => heading)
export const builderSteps = builderWords.steps.map(({ heading }) => heading)

/** Two areas and two add-ons of the builder. */
export const areas = [builderAreas[0]!, builderAreas[1]!] as const
export const addOns = [builderAddOns[0]!, builderAddOns.at(-1)!] as const

/** Three products of the waitlist form, as it names them: two of the first brand and one of the last. */
export const choices = [
  productChoiceGroups[0]!.choices[0]!.label,
  productChoiceGroups[0]!.choices[1]!.label,
  productChoiceGroups.at(-1)!.choices[0]!.label,
] as const

/** A visit's price with GST, in cents, from the content. */
export const visitCents = (service: WizardServiceId, size: WizardSizeId, frequency: Frequency) =>
  wizardPrices[service][size]![frequency]

/** "$92.40" for cents. */
export const dollars = formatExactMoney
