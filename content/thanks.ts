import { phoneLink } from './business'
import { overWeekend } from './closures'
import { lists } from './lists'
import { mail } from './mail'
import { serviceById } from './services'
import type { Link } from './types'

/** Text of the page after a form submitted without JavaScript. The message itself comes from the form. */
export const thanks = {
  title: 'Thank You',
  home: { label: 'Return to Home Page', href: '/' } satisfies Link,
} as const

const journal: Link = { label: 'Read The Sunnie Journal', href: '/the-sunnie-journal' }
const questions: Link = { label: 'See What Others Ask Us', href: '/services#service-faqs' }
const firstDrop: Link = { label: 'See the First Drop', href: '/naturally-sunnie' }

interface Step {
  readonly title: string
  readonly text: string
}

const emailNow = (subject: string) => `An email is on its way to you: “${subject}”.`

/** What happens after an enquiry, and when: the email, what we're in touch about, and what follows. */
const stepsAfter = (slug: keyof typeof mail.confirmations, inTouch: string, last?: Step): readonly Step[] => [
  { title: 'Now', text: emailNow(mail.confirmations[slug].subject) },
  { title: 'Then', text: `${inTouch} ${overWeekend}` },
  ...(last ? [last] : []),
]

const welcome = (list: keyof typeof lists) => emailNow(lists[list].welcome.subject)

interface Thanks {
  /** Where to go next. */
  readonly onward: Link
  readonly steps?: readonly Step[]
  /** The email that's on its way, if there are no steps. */
  readonly email?: string
}

/** What follows from each form. */
const thanksAfter = {
  contact: {
    onward: questions,
    steps: stepsAfter('contact', 'We read your message and answer it within 24 hours, by email or phone.'),
  },
  subscribe: {
    onward: questions,
    steps: stepsAfter(
      'subscribe',
      'We call or email within 24 hours to confirm your plan, your price and your first date.',
      {
        title: 'Your first clean',
        text: 'At least 1 week away, or 2-3 weeks for a deep clean. We turn up and get cleaning.',
      },
    ),
  },
  'sunnie-select-quote': {
    onward: questions,
    steps: stepsAfter(
      'sunnie-select-quote',
      'We call or email within 24 hours for a quick chat about your home, and send your quote.',
      { title: 'When you say yes', text: 'We lock in your day with you.' },
    ),
  },
  'natural-order-onboarding': {
    onward: { label: `How ${serviceById('natural-order').title} Works`, href: '/services/natural-order' },
    steps: stepsAfter(
      'natural-order-onboarding',
      'We call or email within 24 hours to ask what matters most, and send you a quote.',
      {
        title: 'When you say yes',
        text: 'We sort it together: keep, give, recycle.',
      },
    ),
  },
  newsletter: { onward: journal, email: welcome('newsletter') },
  'newsletter-subscribe': { onward: journal, email: welcome('newsletter') },
  'waitlist-store': { onward: firstDrop, email: welcome('store') },
  'naturally-sunnie-waitlist': {
    onward: { ...firstDrop, href: '/naturally-sunnie#first-drop' },
    email: welcome('product'),
  },
  'waitlist-subscriptions': {
    onward: { label: 'Compare Plans', href: '/subscriptions' },
    email: welcome('subscriptions'),
  },
  'protect-your-place-signup': {
    onward: { label: 'See How You Can Help', href: '/protect-your-place#how-you-can-help' },
    email: welcome('campaign'),
  },
} as const satisfies Readonly<Record<string, Thanks>>

/** Everything that a form's thanks say besides its own message. */
export function thanksOf(slug: keyof typeof thanksAfter) {
  const { onward, steps = [], email }: Thanks = thanksAfter[slug]
  return {
    next: { heading: mail.nextHeading, steps },
    email,
    phone:
      steps.length && phoneLink ? { text: 'Save our number, so you know who is calling:', link: phoneLink } : undefined,
    onward,
  }
}
