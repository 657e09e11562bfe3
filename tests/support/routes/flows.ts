import type { RouteCase } from './route-case'
import { named } from '../catalogue'

/** The subscription wizard and the Sunnie Select builder (specification sections 2, 3 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/subscribe',
    headings: ['Start Your Subscription', 'Choose Your Service', 'Your Plan'],
    texts: [
      named['daily-glow'],
      'Residential General Clean',
      named['full-bloom'],
      'Residential Deep Clean',
      named['work-flow'],
      'Commercial Office & Work Spaces',
    ],
  },
  {
    path: '/sunnie-select-onboarding',
    headings: ['What Kind of Clean?', 'Your Build'],
    texts: ['General Clean', 'Deep Clean', 'Estimated time', 'Back', 'Next'],
  },
]
