import 'server-only'
import { mail } from '@/content/mail'
import { onboardingOptions } from '@/content/natural-order'
import { budgetOptions } from '@/content/natural-order-budgets'
import type { Option } from '@/content/types'
import type { SuggestedLine } from '@/lib/pricing/quote'
import type { Row } from './define-form'
import { type NaturalOrderOnboarding, budgetLabel } from './natural-order-onboarding'
import { type EnquiryHalf, unknownOptions, withoutSuburb } from './server-half'

function labelsOf(options: readonly Option[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

/** What was chosen from each list. A list that the schema doesn't hold to its options says what an unknown one is. */
type Chosen = readonly [label: string, options: readonly Option[], values: readonly string[], unknown?: string]

const chosenIn = (data: NaturalOrderOnboarding): readonly Chosen[] => [
  ['Spaces', onboardingOptions.spaces, data.spacesToOrganise, 'a space'],
  ['Products from us', onboardingOptions.yesNo, [data.supplyProducts]],
  ['Styles', onboardingOptions.styles, data.stylePreferences, 'a style'],
  ['Custom mood board', onboardingOptions.yesNo, [data.customMoodBoard]],
  ['Budget for products', budgetOptions, [data.budget], 'a budget'],
  ['Rent or own', onboardingOptions.propertyTypes, [data.propertyType]],
  ['Best times', onboardingOptions.times, data.bestTimes, 'a time'],
]

const choices = (data: NaturalOrderOnboarding): Row[] =>
  chosenIn(data)
    .map(([label, options, values]): Row => [label, labelsOf(options, values)])
    .filter(([, value]) => value !== '')

const remarks = (data: NaturalOrderOnboarding): string[] => [
  ...chosenIn(data).flatMap(([, options, values, unknown]) => {
    const known = options.map(({ value }) => value)
    return unknown ? unknownOptions(unknown, known, values) : []
  }),
  ...withoutSuburb(data.address),
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
  ...spacesToOrganise.map((space) => ({ description: `${space}: styling and organising`, quantity: 1, unit: null })),
  ...(supplyProducts === 'yes'
    ? [
        {
          description: 'Products we supply',
          quantity: 1,
          unit: null,
          ...(budget && { hint: `Their budget: ${budgetLabel(budget)}` }),
        },
      ]
    : []),
]

export const naturalOrderOnboardingServer: EnquiryHalf<NaturalOrderOnboarding> = {
  confirmation: mail.confirmations['natural-order-onboarding'],
  brief,
  choices,
  visit: (data) => ({ service: 'natural-order', rows: choices(data).filter(([label]) => label === 'Best times') }),
  quoteLines,
  remarks,
}
