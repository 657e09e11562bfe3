import type { Option } from './types'

/** The budgets of the Natural Order form, apart from its other content because its definition needs them too. */
export const budgetOptions: readonly Option<'under-200' | '200-500' | '500-1000' | 'over-1000' | 'not-sure'>[] = [
  { value: 'under-200', label: 'Under $200' },
  { value: '200-500', label: '$200 to $500' },
  { value: '500-1000', label: '$500 to $1,000' },
  { value: 'over-1000', label: 'Over $1,000' },
  { value: 'not-sure', label: 'Not sure yet' },
]
