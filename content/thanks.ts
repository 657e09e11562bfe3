import type { Link } from './types'

/** Text of the page after a form submitted without JavaScript. The message itself comes from the form. */
export const thanks = {
  title: 'Thank you',
  home: { label: 'Back to the home page', href: '/' } satisfies Link,
} as const

const journal: Link = { label: 'Read The Sunnie Journal', href: '/the-sunnie-journal' }

/** Where to next, by form. */
export const thanksOnward: Readonly<Record<string, Link>> = {
  contact: { label: 'See what others ask us', href: '/services#service-faqs' },
  subscribe: { label: "See what's in each clean", href: '/services' },
  'sunnie-select-quote': journal,
  'natural-order-onboarding': { label: 'How The Natural Order works', href: '/services/natural-order' },
  newsletter: journal,
  'newsletter-subscribe': journal,
  'waitlist-store': { label: 'See the first drop', href: '/naturally-sunnie' },
  'naturally-sunnie-waitlist': { label: 'See the first drop', href: '/naturally-sunnie#first-drop' },
  'waitlist-subscriptions': { label: 'Compare plans', href: '/subscriptions' },
  'protect-your-place-signup': { label: 'See how you can help', href: '/protect-your-place#how-you-can-help' },
}
