import type { Link } from './types'

/** Text of a "not found" page. Heading and text are the specification's. */
export interface MissingScreen {
  readonly title: string
  /** The part of the title in italics. */
  readonly italic: string
  readonly text: string
  readonly action: Link
  readonly more?: { readonly heading: string; readonly links: readonly Link[] }
}

/** Unknown paths (specification section 2). */
export const missingPage: MissingScreen = {
  title: '404 Page Not Found',
  italic: 'Not',
  text: 'Did you forget to add the page to the router?',
  action: { label: 'Return to Home', href: '/' },
  more: {
    heading: 'Nobody home in this shell. You might be after one of these:',
    links: [
      { label: 'View All Services', href: '/services' },
      { label: 'Subscriptions', href: '/subscriptions' },
      { label: 'Naturally Sunnie', href: '/naturally-sunnie' },
      { label: 'Protect Your Place', href: '/protect-your-place' },
      { label: 'The Sunnie Journal', href: '/the-sunnie-journal' },
      { label: 'Contact Us', href: '/contact' },
    ],
  },
}

/** Unknown id in /services/{serviceId} (specification section 2). */
export const missingService: MissingScreen = {
  title: 'Service Not Found',
  italic: 'Not',
  text: "Sorry, the service you're looking for doesn't exist.",
  action: { label: 'View All Services', href: '/services' },
}

/** Unknown id in /the-sunnie-journal/{id} (specification section 2). */
export const missingArticle: MissingScreen = {
  title: 'Article Not Found',
  italic: 'Not',
  text: "The article you're looking for doesn't exist.",
  action: { label: 'Back to The Sunnie Journal', href: '/the-sunnie-journal' },
}
