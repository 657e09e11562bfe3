import 'server-only'
import { adminQuotes } from '@/content/admin-quotes'
import { mail } from '@/content/mail'
import {
  bestTimeOptions,
  formStyleOptions,
  propertyTypeOptions,
  spaceOptions,
  yesNoOptions,
} from '@/content/natural-order'
import { budgetOptions } from '@/content/natural-order-budgets'
import type { Option } from '@/content/types'
import type { SuggestedLine } from '@/lib/pricing/quote'
import type { Row } from './define-form'
import { type NaturalOrderOnboarding, budgetLabel } from './natural-order-onboarding'
import { type EnquiryHalf, unknownOptions } from './server-half'

function labelsOf(options: readonly Option[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

function choices(data: NaturalOrderOnboarding): Row[] {
  const rows = [
    ['Spaces', labelsOf(spaceOptions, data.spacesToOrganise)],
    ['Products from us', labelsOf(yesNoOptions, [data.supplyProducts])],
    ['Styles', labelsOf(formStyleOptions, data.stylePreferences)],
    ['Custom mood board', labelsOf(yesNoOptions, [data.customMoodBoard])],
    ['Budget for products', labelsOf(budgetOptions, [data.budget])],
    ['Rent or own', labelsOf(propertyTypeOptions, [data.propertyType])],
    ['Best times', labelsOf(bestTimeOptions, data.bestTimes)],
  ] as const
  return rows.filter(([, value]) => value !== '')
}

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value)

const remarks = (data: NaturalOrderOnboarding): string[] => [
  ...unknownOptions('a space', valuesOf(spaceOptions), data.spacesToOrganise),
  ...unknownOptions('a style', valuesOf(formStyleOptions), data.stylePreferences),
  ...unknownOptions('a budget', valuesOf(budgetOptions), [data.budget]),
  ...unknownOptions('a time', valuesOf(bestTimeOptions), data.bestTimes),
]

/** The spaces, and the budget if products are wanted. */
const brief = (data: NaturalOrderOnboarding): string[] => [
  data.spacesToOrganise.join(', '),
  ...(data.supplyProducts === 'yes'
    ? [`${mail.notice.products}${data.budget && `: ${budgetLabel(data.budget)}`}`]
    : []),
]

/** A line for each space, and one for products. The Natural Order has no price list, so the owner sets every price. */
const quoteLines = ({ spacesToOrganise, supplyProducts, budget }: NaturalOrderOnboarding): SuggestedLine[] => [
  ...spacesToOrganise.map((space) => ({ description: adminQuotes.space(space), quantity: 1, unit: null })),
  ...(supplyProducts === 'yes'
    ? [
        {
          description: adminQuotes.products,
          quantity: 1,
          unit: null,
          ...(budget && { hint: adminQuotes.budget(budgetLabel(budget)) }),
        },
      ]
    : []),
]

export const naturalOrderOnboardingServer: EnquiryHalf<NaturalOrderOnboarding> = {
  confirmation: mail.confirmations['natural-order-onboarding'],
  brief,
  choices,
  quoteLines,
  remarks,
}
