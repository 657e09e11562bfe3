import {
  bestTimeOptions,
  budgetOptions,
  formStyleOptions,
  naturalOrderSpaces,
  propertyTypeOptions,
  yesNoOptions,
} from './natural-order'

// Where a space's print has another name than the space.
const spacePrints: Readonly<Record<string, string>> = { 'linen-storage': 'linen', 'outdoor-patio-garden': 'outdoor' }

/** What the Natural Order form offers, and its sections (specification, sections 2 and 3; decisions D4, E9). */
export const onboardingOptions = {
  spaces: naturalOrderSpaces.map(({ id, name }) => ({ value: name, label: name, print: spacePrints[id] ?? id })),
  yesNo: yesNoOptions,
  styles: formStyleOptions.map((style) => ({ ...style, print: style.value })),
  budgets: budgetOptions,
  propertyTypes: propertyTypeOptions,
  times: bestTimeOptions,
  headings: [
    'Client Details',
    'Spaces & Services',
    'Style Preferences',
    'Product Preferences & Budget',
    'Property & Timeline',
    'Photos & Notes',
  ],
  phoneHint: 'For example 0400 000 000',
  addressHint: 'Of the home we would organise',
} as const
