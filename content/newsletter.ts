import { business } from './business'
import type { PageMeta } from './types'

/** Text of /newsletter (specification sections 2, 4 and 5). The form's toasts are in `lib/forms`. */
export const newsletterMeta: PageMeta = {
  title: 'Newsletter',
  description:
    'Eco cleaning tips, organising ideas, new products and campaign news from Sunnie in the Whitsundays. Unsubscribe any time.',
}

export const newsletter = {
  heading: 'A\u00a0Little Sunshine by\u00a0Email',
  italic: 'Email',
  text: "Tips for a cleaner, calmer home without the harsh stuff, first word on new products, and how Protect Your Place is going. We only write when there's something worth reading.",
  /** `linocut` is the name of the illustration next to the text. */
  promises: [
    { text: 'Practical ideas for low-tox cleaning and tidy cupboards', linocut: 'lemon-myrtle' },
    { text: 'First word on Naturally Sunnie products', linocut: 'mandarin' },
    { text: 'News from Protect Your Place', linocut: 'turtle' },
  ],
  privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
  success: {
    heading: "You're In!",
    italic: 'In',
    text: `Welcome to ${business.name}. Until the first one lands, you'll find us here:`,
  },
} as const
