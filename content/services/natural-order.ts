import type { ServiceEntry } from '../types'
import { names, short } from './names'

/** Styling and organisation, quote-based (specification sections 1, 2, 3 and 9). */
export const naturalOrder: ServiceEntry = {
  id: 'natural-order',
  title: names.naturalOrder,
  kind: 'Styling and organisation',
  tagline: 'A place for everything, and it still looks like your home',
  alt: 'Pantry shelves with rows of jars and rattan baskets',
  shortDescription:
    'Styling and organising for pantries, wardrobes, laundries and whole homes, set up to stay that way.',
  description:
    "Our styling and organising service. We sort with you, keep what you use, find it a home and make it look good. Use what you own, or we'll supply baskets, jars and linen from Australian brands we partner with.",
  additionalInfo:
    "Every home's different, so we quote once we've heard about yours. Tell us about your space and we'll be back to you within 24 hours.",
  featuredNote: `${short(names.naturalOrder)} now includes styling and organisation with partnered Australian brands.`,
  meta: {
    title: 'Styling and Home Organisation',
    description:
      'Home styling and organising in the Whitsundays for pantries, wardrobes, laundries and whole homes. Spaces, styles, process and how quotes work.',
  },
  leadTime: 'regular',
  eligibleForSubscription: false,
  headings: {
    included: { heading: 'All Part of the Plan', italic: 'Plan' },
    features: { heading: 'Why It Stays That Way', italic: 'Stays' },
    questions: { heading: 'Before We Begin', italic: 'Begin' },
    closing: { heading: 'Shall We Make Some Room?', italic: 'Room' },
  },
  included: [
    'A chat about your space, habits and style',
    'A plan for each space with a quote',
    'Sorting it together: keep, give, recycle',
    'Shelves and drawers cleaned before anything goes back',
    'Storage and labels fitted to your space',
    'Styling with what you own, or with pieces we supply',
    'A walk-through at the end, so everyone at home knows the system',
  ],
  addons: [],
  pricing: [],
  pricingNote: 'Quote-based. Most single-room jobs take 1-2 days and whole-home jobs 3-5 days.',
  features: [
    {
      title: 'Made for how you live',
      description: "We set up around your habits. A system that fights you won't last.",
    },
    {
      title: 'Natural materials first',
      description: 'Glass, timber, fibre and linen before plastic, in one of six styles or your own.',
    },
    {
      title: 'Australian brands',
      description: 'When we supply products, they come from Australian brands we partner with.',
    },
    {
      title: 'Optional maintenance',
      description: 'A visit every 6-12 months puts things back before they drift.',
    },
  ],
  faqs: [
    {
      question: 'How long does it take?',
      answer: 'Most single-room jobs take 1-2 days and whole-home jobs 3-5 days.',
    },
    {
      question: 'What does it cost?',
      answer:
        "It's quote-based. Tell us about the spaces, your budget and whether you'd like us to supply products, and we'll send you a quote.",
    },
    {
      question: 'Do I have to throw things away?',
      answer: 'No. You decide what stays. We ask good questions, and help you give away or recycle the rest.',
    },
    {
      question: 'Do I have to buy new containers?',
      answer: "No. We can work with what you own. If you'd like new ones, pick a style and a budget in the form.",
    },
    {
      question: 'Will it stay organised?',
      answer:
        "That's what the walk-through's for. And if you like, we'll come back for a maintenance visit every 6-12 months.",
    },
  ],
  subscription: {
    heading: 'Keep it in order',
    text: `We quote ${names.naturalOrder} home by home, so it's not part of our subscriptions. Maintenance visits every 6-12 months are optional.`,
    links: [{ label: 'Talk to Us', href: '/contact' }],
  },
  process: [
    {
      title: 'Tell us about your space',
      description: 'A few questions, with photos if you like.',
    },
    {
      title: 'We talk and plan',
      description: "We'll be in touch within 24 hours, ask what matters and send you a quote.",
    },
    {
      title: 'Sort and edit',
      description: 'Everything out, wiped down, and sorted with you: keep, give, recycle.',
    },
    {
      title: 'Set up and style',
      description: 'Everything gets its place, its label and its look.',
    },
    {
      title: 'Walk through',
      description: 'We show you how it works, and book a maintenance visit if you want one.',
    },
  ],
}
