import { serviceById } from './services'
import type { Link } from './types'

/** Text of the page after a form submitted without JavaScript. The message itself comes from the form. */
export const thanks = {
  title: 'Thank You',
  home: { label: 'Return to Home Page', href: '/' } satisfies Link,
} as const

const journal: Link = { label: 'Read The Sunnie Journal', href: '/the-sunnie-journal' }

/** Where to go next, by form. */
export const thanksOnward = {
  contact: { label: 'See What Others Ask Us', href: '/services#service-faqs' },
  subscribe: { label: 'Start Another Subscription', href: '/subscribe' },
  'sunnie-select-quote': journal,
  'natural-order-onboarding': {
    label: `How ${serviceById('natural-order').title} Works`,
    href: '/services/natural-order',
  },
  newsletter: journal,
  'newsletter-subscribe': journal,
  'waitlist-store': { label: 'See the First Drop', href: '/naturally-sunnie' },
  'naturally-sunnie-waitlist': { label: 'See the First Drop', href: '/naturally-sunnie#first-drop' },
  'waitlist-subscriptions': { label: 'Compare Plans', href: '/subscriptions' },
  'protect-your-place-signup': { label: 'See How You Can Help', href: '/protect-your-place#how-you-can-help' },
} as const satisfies Readonly<Record<string, Link>>
