import { business } from './business'
import { savingClaim } from './subscriptions'
import type { Link, PageMeta } from './types'

/**
 * Text of /subscriptions (specification sections 2 and 9). Plans, figures,
 * benefits, FAQs and policies are in `subscriptions.ts`.
 */
export const subscriptionsMeta: PageMeta = {
  title: 'Cleaning Subscriptions: Weekly, Fortnightly or Monthly',
  description:
    'Regular eco cleans for homes and offices in the Whitsundays at a lower price per visit. Compare once-off and subscriber prices, see plans and start online.',
}

const start: Link = { label: 'Start Your Subscription', href: '/subscribe' }

export const subscriptionsPage = {
  hero: {
    heading: 'The Clean That Keeps Coming Back',
    italic: 'Back',
    claim: savingClaim.text,
    text: "Weekly, fortnightly or monthly, on a weekday that's yours. Every visit costs less than a once-off clean.",
    start,
    plans: { label: 'See the Plans', href: '#plans' } satisfies Link,
    /** Column headings of the calendar. */
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  },
  comparison: {
    heading: 'Once-Off or Subscriber',
    italic: 'Subscriber',
    text: 'Same home, same clean, side by side.',
    onceOff: 'Once-off',
    subscriber: 'Subscriber',
    /** The text before and after the figure in "Saving $546 per year". */
    saving: ['Saving', 'per year'],
    aVisit: 'a visit',
  },
  benefits: { heading: 'What Subscribers Get', italic: 'Subscribers' },
  plans: {
    id: 'plans',
    heading: 'Choose Your Plan',
    italic: 'Your',
    text: 'A few examples. Pick the one closest to yours: your exact price incl. GST appears in the next step.',
    save: 'Save',
    /** Names a service's list, for screen readers. */
    included: 'In every plan',
    start: 'Start This Plan',
    aVisit: 'a visit',
    /** Beside a plan's price, after the price that it's less than. */
    onceOff: 'once-off',
    /** The specification's saving, where the price lists give another. */
    printed: 'plan saving {percent}%',
  },
  questions: { heading: 'Before You Subscribe', italic: 'Before' },
  policies: {
    heading: 'Notice and Changes',
    italic: 'Changes',
    text: "How much notice we need, all in one place. Not sure which applies to you? Ask us, and we'll tell you before your first visit.",
    topic: 'What',
    rule: 'Notice',
    terms: { label: 'Read the terms', href: '/terms-of-service' } satisfies Link,
  },
  closing: {
    heading: `A Standing Date With ${business.name}`,
    italic: 'Date',
    text: "Six quick steps, no payment online. We'll confirm everything within 24 hours.",
    start,
  },
} as const

/** Linocut for each of the four benefits, in the order of `subscriptions.ts`. */
export const benefitLinocuts = ['mark', 'made-safe', 'sustainable', 'wave'] as const
