import { business } from './business'
import type { PageMeta, Question } from './types'

/**
 * The words of /contact (specification sections 2 and 5; decisions C1, E4). The form's toasts
 * stand with the form, in `lib/forms`.
 */
export const contactMeta: PageMeta = {
  title: 'Contact Us: Eco Cleaning in the Whitsundays',
  description:
    'Ask a question, plan a clean or tell us about your space. Sunnie serves the whole Whitsundays region and answers within 24 hours.',
}

/** Four questions; the ten about services stand on /services. */
export const contactQuestions: readonly Question[] = [
  {
    question: 'Which areas do you service?',
    answer:
      'We service the whole Whitsundays region, Airlie Beach, Cannonvale and Jubilee Pocket among it. If you are not sure whether you are in our area, ask us.',
  },
  {
    question: 'How far in advance should I book?',
    answer:
      'Please book at least 1 week ahead for regular services, and 2-3 weeks ahead for deep cleans or special occasions.',
  },
  {
    question: 'Do I need to be home during the clean?',
    answer:
      'No, you need not be home. You can arrange key pickup and drop-off with us, or leave us access notes.',
  },
  {
    question: 'How can I pay?',
    answer:
      'We accept major credit cards, direct deposit and PayPal, through our booking system.',
  },
]

export const contact = {
  heading: 'Get In Touch',
  text: 'Tell us about your home, your holiday rental or your office. We will get back to you within 24 hours.',
  card: {
    heading: 'Contact Information',
    addressLabel: 'Address',
    address: business.address,
    emailLabel: 'Email',
    email: business.email,
    phoneLabel: 'Phone',
    phone: business.phone,
    phoneHref: business.phoneHref,
    hoursLabel: 'Hours',
    hours: [business.hours.weekdays, business.hours.weekend],
  },
  socialsHeading: 'Follow Us',
  ready: {
    heading: 'Ready to Book?',
    text: 'Choose a time that suits you on our booking page, or join the waitlist and we will write when a place opens.',
    waitlistButton: { label: 'Join the waitlist', href: '/contact' },
    /** The link stays on this page: a click takes the visitor to the form with this subject (E4). */
    waitlistSubject: 'Join the waitlist',
  },
  questions: {
    heading: 'Frequently Asked Questions',
    link: { label: 'See all questions about our services', href: '/services#service-faqs' },
  },
} as const
