import {
  bestTimeOptions,
  budgetOptions,
  formStyleOptions,
  propertyTypeOptions,
  spaceOptions,
  yesNoOptions,
} from '@/content/natural-order'
import type { Option } from '@/content/types'
import type { NaturalOrderOnboarding } from '../natural-order-onboarding'

function labelsOf(options: readonly Option[], values: readonly string[]): string {
  return options
    .filter(({ value }) => values.includes(value))
    .map(({ label }) => label)
    .join(', ')
}

/** The choices that are ours, for a mail that may carry nothing else (contract, Mail). */
export function onboardingChoices(data: NaturalOrderOnboarding): (readonly [label: string, value: string])[] {
  const rows = [
    ['Spaces', labelsOf(spaceOptions, data.spacesToOrganise)],
    ['Products from us', labelsOf(yesNoOptions, [data.supplyProducts])],
    ['Styles', labelsOf(formStyleOptions, data.stylePreferences)],
    ['Custom mood board', labelsOf(yesNoOptions, [data.customMoodBoard])],
    ['Budget for products', labelsOf(budgetOptions, [data.budget])],
    ['Your home', labelsOf(propertyTypeOptions, [data.propertyType])],
    ['Best times', labelsOf(bestTimeOptions, data.bestTimes)],
  ] as const
  return rows.filter(([, value]) => value !== '')
}

function strangers(what: string, options: readonly Option[], values: readonly string[]): string[] {
  return values
    .filter((value) => value !== '' && !options.some((option) => option.value === value))
    .map((value) => `“${value}” is none of our ${what}.`)
}

/** Options that the form does not offer; stored all the same. */
export function onboardingRemarks(data: NaturalOrderOnboarding): string[] {
  return [
    ...strangers('spaces', spaceOptions, data.spacesToOrganise),
    ...strangers('styles', formStyleOptions, data.stylePreferences),
    ...strangers('budgets', budgetOptions, [data.budget]),
    ...strangers('times', bestTimeOptions, data.bestTimes),
  ]
}
