import { business } from './business'
import { socialLinksOf } from './navigation'
import type { Link, PageMeta } from './types'

/** Text of /bio, the link-in-bio page (specification sections 2 and 8). */
export const bioMeta: PageMeta = {
  title: 'Sunnie: Links',
  description:
    'Non-toxic cleaning, styling and home organising in the Whitsundays: our services, our story and our newsletter in one place.',
}

/** This page's order differs from the footer's. */
export const bioSocials = socialLinksOf(['instagram', 'tiktok', 'facebook'])

/** The links on this page, which are all that its search box filters. */
export const bioLinks: readonly Link[] = [
  { label: 'View Subscription Plans', href: '/subscriptions' },
  { label: 'Naturally Sunnie', href: '/naturally-sunnie' },
  { label: 'Protect Your Place', href: '/protect-your-place' },
  { label: 'The Sunnie Journal', href: '/the-sunnie-journal' },
  { label: 'Contact Us', href: '/contact' },
]

export const bio = {
  heading: business.name,
  /** The last letters of the name, as in the logo. */
  italic: business.name.slice(-2),
  text: 'Eco cleaning, styling and home organising in the Whitsundays',
  search: {
    label: 'Search the links on this page',
    placeholder: 'Search',
    empty: "Can't find that one here.",
  },
  servicesButton: { label: 'Check Out Our Services', href: '/services' },
  about: {
    heading: 'About',
    text: "We're a family business. We clean and organise homes, holiday rentals and offices with certified toxic-free Australian products: pet-safe, baby-friendly and reef-safe.",
    button: { label: 'Show More', href: '/about' },
  },
  newsletter: {
    heading: 'Stay in the Sun',
    italic: 'Sun',
    text: 'Eco tips, new products and news from the reef, every now and then.',
  },
} as const
