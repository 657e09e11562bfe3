import { bookingHref, business, linkTo } from './business'
import { services } from './services'
import type { Link, NavigationItem } from './types'

/** Links of the header and footer, in the order of specification section 2. */

const servicePages = services.map(({ id, title }): Link => ({ label: title, href: `/services/${id}` }))

/** Subscriptions goes between The Sunnie Select and The Work Flow. */
const serviceMenu: NavigationItem['items'] = [
  { label: 'View All Services', href: '/services' },
  ...servicePages.slice(0, 4),
  { label: 'Subscriptions', href: '/subscriptions', detail: 'Weekly, fortnightly or monthly' },
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
    // /subscriptions is in this menu but doesn't highlight it: we apply the rule literally.
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

export const bookNow: Link = { label: 'Book Now', href: bookingHref(), external: Boolean(business.bookingUrl) }

export const footerColumns: readonly { readonly heading: string; readonly links: readonly Link[] }[] = [
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

type Social = keyof typeof business.socials

const socialNames: Readonly<Record<Social, string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
}

/** The profiles we have, in the order of the specification. */
export function socialLinksOf<Id extends Social>(ids: readonly Id[]): readonly (Link & { readonly id: Id })[] {
  return ids.flatMap((id) => {
    const href = business.socials[id]
    return href ? [{ id, label: socialNames[id], href, external: true }] : []
  })
}

export const socialLinks = socialLinksOf(['instagram', 'facebook', 'pinterest', 'tiktok'])

export const charityLink = linkTo('Our marine-conservation charity', business.charity.url)

export const googleReviewsLink = linkTo('Read our Google reviews', business.googleReviewsUrl)
