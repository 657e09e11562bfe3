import { business } from './business'
import type { Link, PageMeta } from './types'

/**
 * Text of /services and of the service pages (specification section 2). Text about a
 * particular service is in `services/*.ts`, and the ten FAQs are in `questions.ts`.
 */
export const servicesMeta: PageMeta = {
  title: 'Our Services: Eco Cleaning, Styling and Organising',
  description:
    'Every Sunnie service in the Whitsundays: general and deep cleans, offices, holiday rentals, build-your-own cleans, styling and home organising.',
}

export const servicesPage = {
  hero: {
    heading: 'Clean, Calm and\u00a0in Order',
    italic: 'Order',
    text: 'Six services for homes, offices and holiday rentals across the Whitsundays. All with certified toxic-free Australian products, and all backed by our White-Glove Guarantee.',
  },
  list: { heading: 'All Our Services', italic: 'All' },
  custom: {
    heading: 'Looking for Something Else?',
    italic: 'Else',
    text: "Odd layout, one-off event, a place that doesn't fit a list? Tell us about it and we'll work something out.",
    link: { label: 'Ask for a Custom Solution', href: '/contact' } satisfies Link,
  },
  testimonials: { heading: 'From Our Clients', italic: 'Clients', label: 'Testimonials' },
  questions: {
    /** Fragment that /contact links to (specification section 2). */
    id: 'service-faqs',
    heading: 'Questions, Answered',
    italic: 'Answered',
    text: 'The ones we hear most. Got another?',
    link: { label: 'Ask us', href: '/contact' } satisfies Link,
  },
} as const

export const servicePage = {
  back: { label: 'All services', href: '/services' } satisfies Link,
  book: 'Book This Service',
  seePrices: 'See Prices',
  /** Link for quoted services other than The Natural Order. */
  build: { label: 'Build Your Own Clean', href: '/sunnie-select-onboarding' } satisfies Link,
  onboarding: { label: 'Tell Us About Your Space', href: '/natural-order-onboarding' } satisfies Link,
  typicalTime: 'Typical time',
  included: { heading: 'What Is Included', italic: 'Included' },
  spaces: {
    heading: 'Spaces We Put in Order',
    italic: 'Order',
    text: 'One shelf or the whole home. These are the spots we get asked about most.',
  },
  categories: {
    heading: 'Pieces We Can Supply',
    italic: 'Supply',
    text: "Only if you'd like us to, from Australian brands we partner with.",
  },
  styles: {
    heading: 'Six Styles to Start From',
    italic: 'Styles',
    text: 'Pick one in the form, mix two, or bring your own pictures.',
  },
  process: { heading: 'How It Works', italic: 'Works' },
  addOns: {
    heading: 'A Little Extra',
    italic: 'Extra',
    text: 'Add what you like when you book. Each one adds its own price and time.',
  },
  features: { heading: 'What Makes It Ours', italic: 'Ours' },
  questions: { heading: 'Good to Know', italic: 'Know' },
  pricing: {
    id: 'prices',
    heading: 'What It Costs',
    italic: 'Costs',
    quoteHeading: 'Quoted for Your Space',
    quoteItalic: 'Your',
    gst: business.gst.registered ? 'In AUD. The bold price is what you pay, GST included.' : 'In AUD.',
  },
  testimonials: { heading: 'What Clients Say', italic: 'Clients', label: 'Testimonials' },
  closing: {
    heading: 'Shall We Put It in the Diary?',
    italic: 'Diary',
    text: business.bookingUrl
      ? 'Pick a time on our booking page. It opens in a new tab.'
      : "Tell us when suits and we'll lock it in.",
    quoteText: business.bookingUrl
      ? 'Tell us about your space, or pick a time on our booking page.'
      : "Tell us about your space and we'll send a quote.",
  },
} as const

/** Accessible name of a price list. */
export function priceListCaption(service: string): string {
  return `Prices of ${service}`
}
