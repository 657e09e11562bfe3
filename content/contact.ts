import { business } from './business'
import type { PageMeta } from './types'

/** Text of /contact (specification sections 2 and 5). The form's toasts are in `lib/forms`. */
export const contactMeta: PageMeta = {
  title: 'Contact Us: Eco Cleaning in the Whitsundays',
  description: 'Ask a question, plan a clean or tell us about your space. Sunnie serves the whole Whitsundays region.',
}

export const contact = {
  heading: 'Get In Touch',
  italic: 'Touch',
  text: "Tell us about your home, holiday rental or office. We'll get back to you within 24 hours.",
  card: {
    heading: 'Contact Information',
    addressLabel: 'Address',
    address: business.address,
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    hoursLabel: 'Hours',
    hours: [business.hours.weekdays, business.hours.weekend],
  },
  socialsHeading: 'Follow Us',
  ready: {
    heading: 'Ready to Book?',
    italic: 'Book',
    text: business.bookingUrl
      ? "Pick a time that suits you, or join the waitlist and we'll let you know when a spot opens up."
      : "Tell us when suits, or join the waitlist and we'll let you know when a spot opens up.",
    waitlistButton: { label: 'Join the waitlist', href: '/contact' },
    /** Subject filled into the form when the visitor follows the waitlist link (E4). */
    waitlistSubject: 'Join the waitlist',
  },
  // The four questions and the link below them are in `questions.ts`.
  questionsHeading: 'Frequently Asked Questions',
  questionsItalic: 'Questions',
} as const
