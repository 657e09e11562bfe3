import type { RouteCase } from './route-case'
import { named } from '../catalogue'

/** The subscriptions page (specification sections 2 and 9). */
export const routes: readonly RouteCase[] = [
  {
    path: '/subscriptions',
    headings: [
      'The Clean That Keeps Coming Back',
      'Once-Off or Subscriber',
      'What Subscribers Get',
      'Choose Your Plan',
      named['daily-glow'],
      named['full-bloom'],
      named['work-flow'],
      'Before You Subscribe',
      'Notice and Changes',
    ],
    texts: [
      'Save up to 30% on regular cleans',
      'fortnightly, plus GST',
      'Need Deep Clean',
      'Ask for a Host Plan',
      "7 days' notice",
      "48 hours' notice",
      'Up to 4 weeks a year',
    ],
  },
]
