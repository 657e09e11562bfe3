import type { RouteCase } from './route-case'
import { named, shortly } from '../catalogue'

/** The subscription wizard and the Sunnie Select builder (specification sections 2, 3 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/subscribe',
    title: 'Start Your Subscription | Sunnie',
    description:
      'Pick your clean, your home and how often in six quick steps. You see your price incl. GST as you go, and nothing is charged online.',
    headings: ['Start Your Subscription', 'Choose Your Service', 'Your Plan'],
    texts: [
      named['daily-glow'],
      'Residential General Clean',
      named['full-bloom'],
      'Residential Deep Clean',
      named['work-flow'],
      'Commercial Office & Work Spaces',
      '1/6',
    ],
  },
  {
    path: '/sunnie-select-onboarding',
    title: `Build Your ${shortly('sunnie-select')} | Sunnie`,
    description:
      'Put your own clean together in five quick steps: areas, extras, day and time. See the time and prices as you build, then ask for your quote.',
    headings: [`Build Your ${shortly('sunnie-select')}`, 'What Kind of Clean?', 'Your Build'],
    texts: ['Step 1 of 5', 'General Clean', 'Deep Clean', 'Estimated time', 'Back', 'Next'],
  },
]
