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

/** A link with a line about it and the name of a linocut. */
export type BioLink = Link & { readonly detail: string; readonly linocut: string }

/** The links on this page, which are all that its search box filters. */
export const bioLinks: readonly BioLink[] = [
  {
    label: 'Check Out Our Services',
    href: '/services',
    detail: 'From a quick glow to a deep clean',
    linocut: 'daily-glow',
  },
  {
    label: 'View Subscription Plans',
    href: '/subscriptions',
    detail: 'Keep your day, pay less a visit',
    linocut: 'calendar',
  },
  { label: 'Naturally Sunnie', href: '/naturally-sunnie', detail: 'Our eco shop', linocut: 'mandarin' },
  {
    label: 'Protect Your Place',
    href: '/protect-your-place',
    detail: 'A dollar a service for the sea',
    linocut: 'turtle',
  },
  { label: 'The Sunnie Journal', href: '/the-sunnie-journal', detail: 'Tips that work, and news', linocut: 'notebook' },
  { label: 'Contact Us', href: '/contact', detail: 'We answer within 24 hours', linocut: 'letter' },
]

export const bio = {
  heading: business.name,
  /** The last letters of the name, as in the logo. */
  italic: business.name.slice(-2),
  text: 'Eco cleaning, styling and home organising in the Whitsundays',
  links: 'Links',
  search: {
    label: 'Search the links on this page',
    placeholder: 'Search',
    empty: "Can't find that one here.",
  },
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
