import { business } from './business'

interface List {
  /** What the owner calls it. */
  readonly name: string
  /** The mail that greets a new subscriber. */
  readonly welcome: { readonly subject: string; readonly paragraphs: readonly string[] }
}

/** The mailing lists: what the owner sees, and how a new subscriber is greeted (contract, Mail). */
export const lists = {
  newsletter: {
    name: 'Newsletter',
    welcome: {
      subject: `Welcome to ${business.name}`,
      paragraphs: [
        `You're now subscribed to our newsletter.`,
        'Expect a note now and then about non-toxic homes, tidy shelves and the reef on our doorstep.',
      ],
    },
  },
  store: {
    name: 'Store waitlist',
    welcome: {
      subject: `You're on the ${business.shopName} list`,
      paragraphs: [
        `Thank you for joining the waitlist for ${business.shopName}.`,
        'We will write to you once, when the store opens, and with news of it now and then.',
      ],
    },
  },
  product: {
    name: 'Product waitlist',
    welcome: {
      subject: 'Welcome to the waitlist!',
      paragraphs: [
        "You'll be first to know about our conscious product launches.",
        'We have noted the products that you chose.',
      ],
    },
  },
  subscriptions: {
    name: 'Subscription waitlist',
    welcome: {
      subject: 'You are on our subscriptions list',
      paragraphs: ['Thank you for your interest in a regular clean.', 'We will write when there is a place for you.'],
    },
  },
  campaign: {
    name: 'Protect Your Place',
    welcome: {
      subject: "You're on the Protect Your Place list",
      paragraphs: ["You're on the list! We'll be in touch with campaign updates."],
    },
  },
} as const satisfies Readonly<Record<string, List>>

export type ListId = keyof typeof lists
