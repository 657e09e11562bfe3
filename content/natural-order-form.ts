import { bestTimeOptions, budgetOptions, formStyleOptions, propertyTypeOptions, spaceOptions, yesNoOptions } from './natural-order'

/** What the Natural Order form offers, and its sections (specification, sections 2 and 3; decisions D4, E9). */
export const onboardingOptions = {
  spaces: spaceOptions,
  yesNo: yesNoOptions,
  styles: formStyleOptions,
  budgets: budgetOptions,
  propertyTypes: propertyTypeOptions,
  times: bestTimeOptions,
  headings: ['Client Details', 'Spaces & Services', 'Style Preferences', 'Product Preferences & Budget', 'Property & Timeline', 'Photos & Notes'],
  phoneHint: 'For example 0400 000 000',
} as const
