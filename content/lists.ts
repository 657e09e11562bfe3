import { business } from './business'

interface List {
  /** What the owner calls it. */
  readonly name: string
  /** What its emails call it. */
  readonly called: string
  /** The email that welcomes a new subscriber. */
  readonly welcome: { readonly subject: string; readonly paragraphs: readonly string[] }
}

/** The mailing lists: what the owner calls them, and how we welcome a new subscriber. */
export const lists = {
  newsletter: {
    name: 'Newsletter',
    called: 'our newsletter',
    welcome: {
      subject: `Welcome to ${business.name}`,
      paragraphs: [
        `You're now subscribed to our newsletter.`,
        "You'll get a note every now and then about non-toxic homes, tidy shelves and the reef on our doorstep.",
      ],
    },
  },
  store: {
    name: 'Store waitlist',
    called: `the ${business.shopName} waitlist`,
    welcome: {
      subject: `You're on the ${business.shopName} list`,
      paragraphs: [
        `Thanks for joining the ${business.shopName} waitlist.`,
        "We'll email you when the store opens, and every now and then with news about it.",
      ],
    },
  },
  product: {
    name: 'Product waitlist',
    called: 'our product waitlist',
    welcome: {
      subject: 'Welcome to the waitlist!',
      paragraphs: [
        "You'll be first to know about our conscious product launches.",
        "We've noted the products you picked, and we'll email you when they arrive.",
      ],
    },
  },
  subscriptions: {
    name: 'Subscription waitlist',
    called: 'our subscriptions list',
    welcome: {
      subject: "You're on our subscriptions list",
      paragraphs: ['Thanks for your interest in a regular clean.', "We'll email you as soon as there's a spot."],
    },
  },
  campaign: {
    name: 'Protect Your Place',
    called: 'Protect Your Place news',
    welcome: {
      subject: "You're on the Protect Your Place list",
      paragraphs: ["Thanks for joining. We'll be in touch with campaign updates."],
    },
  },
} as const satisfies Readonly<Record<string, List>>

export type ListId = keyof typeof lists
