import type { RouteCase } from './route-case'

/** The Natural Order onboarding (specification sections 2, 3 and 5). */
export const routes: readonly RouteCase[] = [
  {
    path: '/natural-order-onboarding',
    headings: [
      'Client Details',
      'Spaces & Services',
      'Style Preferences',
      'Product Preferences & Budget',
      'Property & Timeline',
      'Photos & Notes',
    ],
    texts: [
      'Pantry',
      'Outdoor Patio / Garden',
      'Surprise Me',
      'Weekday Morning',
      'Flexible',
      'Mobile if you can',
      'Up to five, 8 MB each',
      'Submit Onboarding Form',
    ],
  },
]
