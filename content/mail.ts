import { business } from './business'
import { names, short } from './services/names'

const withinADay = "We'll be in touch within 24 hours."

/** Text of the emails the site sends. */
export const mail = {
  notice: {
    subject: (label: string, from: string) => `${label} from ${from}`,
    intro: (label: string) => `A new ${label.toLowerCase()} from the website.`,
    /** How the visitor wants to be reached, by what they chose. */
    wanted: {
      email: "They'd like an email.",
      phone: "They'd like a call.",
      either: 'A call or an email, either suits.',
    },
    call: (phone: string) => `Call ${phone}`,
    replyTo: 'Reply',
    replySubject: (label: string) => `${label} to ${business.name}`,
    aVisit: 'a visit',
    aMonth: 'a month',
    noPrice: 'Not on our price list',
    listed: 'by our price list',
    deep: 'A deep clean: needs a quote',
    products: 'Wants us to supply products',
    remarks: 'Worth a look',
    everything: 'Everything they sent',
    received: 'Received',
    placement: 'Sent from',
    attribution: 'How they found us',
    photos: 'Photos',
    photosWhere: (count: number) => `${count}, in your inbox`,
    open: 'Read it in the inbox',
  },
  /** Subject of the owner's answer, if there's no earlier email of ours to continue. */
  reply: (subject: string) => `Re: ${subject}`,
  /** The day's list sign-ups, in one email to the owner. */
  digest: {
    subject: (count: number) => `${count} new on your lists`,
    intro: "Here's who's joined since the last summary. Each of them has had a welcome, so there's nothing to do.",
    list: (name: string, count: number) => `${name}: ${count}`,
    open: 'Open your lists',
  },
  greeting: (firstName?: string) => (firstName ? `Hi ${firstName},` : 'Hi there,'),
  signOff: ['Warmly,', `The team at ${business.name}`],
  nextHeading: 'What happens next',
  confirmations: {
    contact: {
      subject: `We've got your message`,
      paragraphs: ['Thanks for getting in touch.'],
      next: ['A real person reads your message.', withinADay],
    },
    subscribe: {
      subject: `We've got your subscription request`,
      paragraphs: ["Thanks for choosing us for your regular clean. Nothing's been charged."],
      next: [
        withinADay,
        "We'll confirm your plan, your price and your first date: at least 1 week away, or 2-3 weeks for a deep clean.",
        'Then we turn up and get cleaning.',
      ],
    },
    'sunnie-select-quote': {
      subject: `We've got your quote request`,
      paragraphs: ["Thanks for building your own clean. Nothing's booked or charged until you say yes."],
      next: [
        withinADay,
        "We'll have a quick chat about your home and send your quote.",
        'Say yes, and we lock in your day.',
      ],
    },
    'natural-order-onboarding': {
      subject: `We've got your ${short(names.naturalOrder)} answers`,
      paragraphs: ['Thanks for telling us about your home.'],
      next: [
        withinADay,
        "We'll ask what matters most and send you a quote.",
        'Then we sort it together: keep, give, recycle.',
      ],
    },
  },
  /** Heading of the visitor's choices in a confirmation. */
  choices: 'What you chose',
  /** Added to confirmations that are written between Friday evening and Sunday midnight, Brisbane time. */
  weekend: "It's the weekend, so it may be Monday before you hear from us.",
  signInLink: {
    subject: 'Your sign-in link',
    text: "Here's the link you asked for. It works once, within 15 minutes.",
    link: 'Open my pages',
    notYou: "Didn't ask for it? You don't need to do anything: nobody gets in without this email.",
  },
  setPassword: {
    subject: 'Set your password',
    text: "Choose a password for the owner's pages. This link works once, within three days.",
    link: 'Choose a password',
    notYou: "Didn't expect this? You don't need to do anything: nobody gets in without this email.",
  },
  /** Why a visitor gets an email, and a link about it. */
  unsubscribe: {
    reason: (list: string) => `You're getting this because this address was signed up for ${list} on our website.`,
    link: 'Unsubscribe',
  },
  privacy: {
    reason: "You're getting this because this address was given in a form on our website.",
    link: { label: 'Privacy Policy', href: '/privacy-policy' },
  },
}
