import { business } from './business'
import { huntPhase, shopStatus } from './status'
import { bookNow } from './navigation'
import { serviceById } from './services'
import { savingClaim } from './subscriptions'
import type { Link, PageMeta, PictureRef } from './types'

const naturalOrder = serviceById('natural-order')

/**
 * Text of the home page, in page order (specification sections 1 and 2). Services,
 * claims, certifications, testimonials and forms have files of their own.
 */
export const homeMeta: PageMeta = {
  title: `${business.name}: Eco Cleaning and Home Organising in the Whitsundays`,
  description:
    'Non-toxic cleaning, styling and organising in the Whitsundays with certified toxic-free Australian products. Family-owned, pet-safe, baby-friendly, reef-safe.',
}

export const home = {
  campaignBar: {
    label: 'Protect Your Place: $1 from every service goes to local marine conservation',
    href: '/protect-your-place',
  } satisfies Link,
  certifications: { label: 'What we stand by' },
  hero: {
    heading: 'Eco Cleaning That Leaves You Glowing',
    italic: 'Glowing',
    text: 'Non-toxic cleaning, styling and home organising across the Whitsundays, with Australian products that are safe for your kids, your pets and the reef.',
    book: 'Book a Clean',
    plans: { label: 'View Subscription Plans', href: '/subscriptions' } satisfies Link,
    area: 'Airlie Beach to Cannonvale',
    picture: {
      folder: 'hero',
      id: 'room',
      alt: 'A bright living room just cleaned: white sofa, open louvres, a gleaming timber floor, and the sea and islands beyond an arched window',
    },
    /** The same room before, under a haze of salt. */
    salt: 'room-salt',
  },
  services: {
    heading: 'Our Signature Services',
    italic: 'Signature',
    text: 'Six ways to get your home, office or holiday rental feeling looked after.',
    all: { label: 'View All Services', href: '/services' } satisfies Link,
    /** Label of the featured note on a service card. */
    newLabel: 'New',
  },
  whyUs: { heading: 'Why Choose Us', italic: 'Us' },
  subscriptions: {
    heading: savingClaim.text,
    italic: 'regular',
    text: 'Pick a weekly, fortnightly or monthly plan, keep your day, and come home to it done.',
    perksHeading: 'Member perks',
    rhythmLabel: 'Visits in four weeks',
    link: { label: 'Choose Your Plan', href: '/subscriptions' } satisfies Link,
  },
  welcome: {
    heading: 'Welcome to Sunnie',
    italic: 'Sunnie',
    lead: "We're a Whitsundays family, and our favourite smell is open windows.",
    text: `We clean, style and organise homes, offices and holiday stays in ${business.serviceArea.join(', ')} and surrounds. Everything we use is certified toxic-free and Australian: pet-safe and baby-friendly indoors, reef-safe down the drain.`,
  },
  founder: {
    heading: business.founder.name ? 'The Person Behind the Shine' : 'The Family Behind the Shine',
    italic: 'Shine',
    text: [
      "Sunnie's family-owned, and you can tell: we treat your home the way we'd want ours treated.",
      'Meet the family, and find out why we ditched the harsh stuff.',
    ],
    link: { label: 'Read More', about: 'about who we are', href: '/about' } satisfies Link,
  },
  shop: {
    heading: 'Naturally Sunnie Is Here',
    italic: 'Here',
    eyebrow: 'Our eco-product shop',
    text: `${shopStatus.firstDrop} Delivery's free within the Whitsundays. More are on the way: join the waitlist for early access.`,
    link: { label: 'Explore Naturally Sunnie', href: '/naturally-sunnie' } satisfies Link,
  },
  campaign: {
    heading: 'Protect Your Place',
    italic: 'Your',
    eyebrow: 'Our marine-conservation campaign',
    text: 'Tees and prints cut for the sea we live beside, a scavenger hunt along its shore, and a crew that keeps growing.',
    now: huntPhase.past,
    link: { label: 'See the Campaign', href: '/protect-your-place' } satisfies Link,
  },
  callToAction: {
    heading: 'Ready for a Home That Glows?',
    italic: 'Glows',
    text: business.bookingUrl
      ? "Pick a time online, or tell us what your place needs and we'll get back to you within 24 hours."
      : "Tell us what your place needs and we'll get back to you within 24 hours.",
    contact: { label: 'Contact Us', href: '/contact' } satisfies Link,
    book: bookNow.label,
  },
  testimonials: { heading: 'What Our Clients Say', italic: 'Clients', label: 'Testimonials' },
  // "Come back in 24 hours" is the specification's wording. There's no form until the guide exists (E31).
  guide: {
    heading: 'Your Free Toxin-Free Home Guide',
    italic: 'Guide',
    status: 'Not yet available',
    text: 'Come back in 24 hours.',
    link: { label: 'Hear about it by email', href: '#newsletter-title' } satisfies Link,
  },
  naturalOrder: {
    heading: 'A Place for Everything',
    italic: 'Place',
    eyebrow: naturalOrder.title,
    text: "Styling and organising for pantries, wardrobes, laundries and whole homes. Tell us about your space and we'll send a quote.",
    picture: {
      folder: 'services',
      id: 'linen-cupboard',
      alt: 'An arched linen cupboard: folded sheets, rolled towels and baskets on oak shelves, a vase of wattle on top',
    } satisfies PictureRef,
    links: [
      { label: `Explore ${naturalOrder.title}`, href: '/services/natural-order' },
      { label: 'Tell Us About Your Space', href: '/natural-order-onboarding' },
    ] satisfies readonly Link[],
  },
  newsletter: {
    heading: 'A Little Sunshine by Email',
    italic: 'Sunshine',
    text: "Low-tox cleaning tips, organising ideas and first word on new products. We only write when there's something worth reading.",
  },
  contact: {
    heading: 'Send Us a Message',
    italic: 'Message',
    text: "Got a question, a space or a clean in mind? We'll get back to you within 24 hours.",
    or: 'Or reach us directly',
  },
} as const

/** Labels on service cards. */
export const serviceCardWords = {
  from: 'From',
  quote: 'Quote-based',
  typically: 'typically',
  view: 'View Service',
} as const

/** Linocut for each of the four claims, in the order of `guarantee.ts`. */
export const claimLinocuts = ['non-toxic', 'paw', 'reef-safe', 'local-family'] as const
