import { budgetOptions } from './natural-order-budgets'
import {
  bestTimeOptions,
  formStyleOptions,
  naturalOrderSpaces,
  propertyTypeOptions,
  yesNoOptions,
} from './natural-order'

// Linocuts whose name differs from the space's id.
const spaceLinocuts: Readonly<Record<string, string>> = { 'linen-storage': 'linen', 'outdoor-patio-garden': 'outdoor' }

/** Options and section names of the Natural Order form (specification sections 2 and 3). */
export const onboardingOptions = {
  spaces: naturalOrderSpaces.map(({ id, name }) => ({ value: name, label: name, print: spaceLinocuts[id] ?? id })),
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
  /** Not "0400 000 000", which would look like our own number while the owner's isn't filled in. */
  phoneHint: 'Mobile if you can',
  addressHint: "The home you'd like organised, with its suburb and postcode",
} as const
