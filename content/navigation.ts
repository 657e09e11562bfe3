import { business, bookingHref } from './business'
import type { FooterColumn, Link, NavigationItem } from './types'

/** Links of the header and footer, in the order of specification section 2. */

const servicePages: readonly Link[] = [
  { label: 'The Natural Order', href: '/services/natural-order' },
  { label: 'The Daily Glow', href: '/services/daily-glow' },
  { label: 'The Full Bloom', href: '/services/full-bloom' },
  { label: 'The Sunnie Select', href: '/services/sunnie-select' },
  { label: 'The Work Flow', href: '/services/work-flow' },
  { label: 'The Five-Star Reset', href: '/services/five-star-reset' },
]

/** Subscriptions goes between The Sunnie Select and The Work Flow. */
const serviceMenu: readonly Link[] = [
  { label: 'View All Services', href: '/services' },
  ...servicePages.slice(0, 4),
  { label: 'Subscriptions', href: '/subscriptions' },
  ...servicePages.slice(4),
]

export const headerItems: readonly NavigationItem[] = [
  { label: 'Home', href: '/', highlightPaths: ['/'] },
  {
    label: 'About',
    href: '/about',
    highlightPrefixes: ['/about'],
    highlightPaths: ['/sustainability', '/recycle-with-us'],
    items: [
      { label: 'About Us', href: '/about' },
      { label: 'Sustainability', href: '/sustainability' },
      { label: 'Recycle With Us', href: '/recycle-with-us' },
    ],
  },
  {
    label: 'Services',
    href: '/services',
    // /subscriptions is in this menu but doesn't highlight it: we apply the rule literally (decision E15).
    highlightPrefixes: ['/services'],
    items: serviceMenu,
  },
  {
    label: 'Naturally Sunnie',
    href: '/naturally-sunnie',
    highlightPaths: ['/naturally-sunnie'],
  },
  {
    label: 'Protect Your Place',
    href: '/protect-your-place',
    highlightPaths: ['/protect-your-place'],
  },
  {
    label: 'The Sunnie Journal',
    href: '/the-sunnie-journal',
    highlightPrefixes: ['/the-sunnie-journal'],
  },
]

export const bookNow: Link = { label: 'Book Now', href: bookingHref(), external: true }

export const footerColumns: readonly FooterColumn[] = [
  { heading: 'Services', links: servicePages },
  {
    heading: 'Company',
    links: [
      { label: 'About Us', href: '/about' },
      { label: 'Subscriptions', href: '/subscriptions' },
      { label: 'Naturally Sunnie', href: '/naturally-sunnie' },
      { label: 'Protect Your Place', href: '/protect-your-place' },
      { label: 'The Sunnie Journal', href: '/the-sunnie-journal' },
      { label: 'Contact', href: '/contact' },
    ],
  },
  {
    heading: 'Sustainability',
    links: [
      { label: 'Sustainability', href: '/sustainability' },
      { label: 'Recycle With Us', href: '/recycle-with-us' },
    ],
  },
]

export const legalLinks: readonly Link[] = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
]

export const socialLinks: readonly (Link & { readonly id: keyof typeof business.socials })[] = [
  { id: 'instagram', label: 'Instagram', href: business.socials.instagram, external: true },
  { id: 'facebook', label: 'Facebook', href: business.socials.facebook, external: true },
  { id: 'pinterest', label: 'Pinterest', href: business.socials.pinterest, external: true },
  { id: 'tiktok', label: 'TikTok', href: business.socials.tiktok, external: true },
]

export const charityLink: Link = {
  label: 'Our marine-conservation charity',
  href: business.charity.url,
  external: true,
}

export const googleReviewsLink: Link = {
  label: 'Read our Google reviews',
  href: business.googleReviewsUrl,
  external: true,
}
