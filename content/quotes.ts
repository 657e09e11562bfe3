import { business, waysToReachUs } from './business'
import { mail } from './mail'

/** How many days a new quote is valid unless the owner says otherwise. */
export const quoteValidDays = 30

/** After how many days an unanswered quote shows on the owner's Today. */
export const quoteChaseDays = 3

interface QuoteDays {
  readonly answered: string
  readonly validUntil: string
}

/** Text of the quote's page and emails. */
export const quoteWords = {
  title: 'Your quote',
  heading: 'Your Quote',
  italic: 'Quote',
  /** Shown if the owner wrote no note. */
  letter: "Here's what we'd do and what it costs. If it looks right, say yes and we'll lock in your day.",
  /** Title of the card, if the quote isn't for one service. */
  cardTitle: 'What We Quoted',
  stamps: { accepted: 'Accepted', expired: 'Expired' },
  yes: { heading: "Lovely, That's a Yes", italic: 'Yes' },
  next: {
    heading: 'What Happens Next',
    steps: [
      { title: 'You say yes', text: 'Here, with one tap.' },
      { title: 'We lock in your day', text: "We're in touch within 24 hours to agree on the day. Then it's booked." },
      { title: 'You pay', text: 'By major credit card, direct deposit or PayPal, through the booking system.' },
    ],
  },
  table: { description: 'What', price: 'Price' },
  each: (amount: string) => `${amount} each`,
  sent: (day: string) => `Sent ${day}`,
  validUntil: (day: string) => `Valid until ${day}`,
  accept: 'Accept This Quote',
  acceptHint: "Nothing's booked or charged until you say yes.",
  change: {
    heading: 'Not quite right? Ask for a change',
    label: 'What would you like to change?',
    button: 'Ask for a Change',
  },
  print: 'To keep a copy, print this page or save it as a PDF.',
  /** What became of the quote: the page's title and a notice. */
  standings: {
    accepted: {
      title: 'Quote accepted',
      text: ({ answered }: QuoteDays) =>
        `You accepted this quote on ${answered}. Thank you! We'll be in touch within 24 hours to lock in your day.`,
    },
    changes: {
      title: 'Change requested',
      text: () => "We've got your request and we'll send you a new quote. You can still accept this one.",
    },
    expired: {
      title: 'Quote expired',
      text: ({ validUntil }: QuoteDays) =>
        `This quote was valid until ${validUntil}. Get in touch and we'll write you a new one.`,
    },
    withdrawn: {
      title: 'Quote withdrawn',
      text: () => "This quote has been withdrawn. Get in touch and we'll sort it out with you.",
    },
  },
  asked: 'What you asked for',
  problems: {
    changed: "We've changed this quote since you opened it. Please have another look before you answer.",
    asked: `We're still looking at your first request, so we couldn't take this one. ${waysToReachUs('Anything to add? Write to us at')}.`,
    late: "This quote can no longer be changed, so we couldn't take your request.",
    text: "Please tell us what you'd like to change, in up to 5,000 characters.",
    busy: "We couldn't take your answer right now. Please try again in a minute.",
  },
  /** Shown with a change that was requested too late. */
  late: {
    label: 'What you wrote',
    reach: `${waysToReachUs('Copy your message and send it to')}. We'll sort it out with you.`,
  },
  terms: { label: 'Terms of Service', href: '/terms-of-service' },
  reach: `${waysToReachUs('Write to us at')}.`,
  missing: {
    title: 'Quote Not Found',
    italic: 'Not',
    text: "We don't recognise this link. It may have been cut off along the way. Try the one in our email again, or get in touch.",
    action: { label: 'Contact Us', href: '/contact' },
  },
  away: {
    title: "We Can't Open Your Quote Right Now",
    italic: 'Right Now',
    text: "Nothing's lost. Please try again in a few minutes.",
    action: { label: 'Contact Us', href: '/contact' },
  },
  mail: {
    subject: `Your quote from ${business.name}`,
    greeting: mail.greeting,
    intro: "Here's your quote. Have a look, then accept it or ask for a change on its page.",
    again: "Here's your quote again, with what we've changed.",
    open: 'See and answer your quote',
    signOff: mail.signOff,
  },
  notice: {
    accepted: (from: string) => `Quote accepted: ${from}`,
    changes: (from: string) => `${from} has asked for a change to their quote`,
    acceptedText: (total: string) => `They said yes to ${total}. Time to lock in the day.`,
    changesText: "They'd like something changed:",
    open: 'Open the lead',
  },
} as const
