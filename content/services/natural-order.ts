import { naturalOrderSpaces } from '../natural-order'
import type { Service } from '../types'

/** Styling and organisation, quote-based (specification sections 1, 2, 3 and 9; decision E12). */
export const naturalOrder: Service = {
  id: 'natural-order',
  title: 'The Natural Order',
  kind: 'Styling and organisation',
  tagline: 'A place for everything, and it looks like you',
  image: {
    folder: 'services',
    id: 'natural-order',
    alt: 'Pantry shelves with ranked jars and rattan baskets',
  },
  shortDescription:
    'Styling and organising for pantries, wardrobes, laundries and whole homes, set up so that it stays that way.',
  description:
    'The Natural Order is our styling and organising service. We sort with you, keep what you use, find a home for it and make it good to look at. You can use what you own, or have us supply baskets, jars and linen from Australian brands we partner with.',
  additionalInfo:
    'Every home is different, so The Natural Order is quoted after we have heard about yours. Fill in the onboarding form and we get back to you within 24 hours.',
  featuredNote: 'Natural Order now includes styling and organisation with partnered Australian brands.',
  meta: {
    title: 'The Natural Order: styling and home organisation',
    description:
      'Home styling and organising in the Whitsundays for pantries, wardrobes, laundries and whole homes. Spaces, styles, process and how quotes work.',
  },
  eligibleForSubscription: false,
  customQuote: true,
  buildYourOwn: false,
  included: [
    'A first talk about your space, habits and style',
    'A plan for each space with a quote',
    'Sorting together: keep, give, recycle',
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
      description: 'We set up around your habits. A system that fights you will not last.',
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
        'It is quote-based. Tell us about the spaces, whether you would like us to supply products, and your budget, and we send you a quote.',
    },
    {
      question: 'Do I have to throw things away?',
      answer: 'No. You decide what stays. We ask good questions and help with giving away and recycling the rest.',
    },
    {
      question: 'Do I have to buy new containers?',
      answer:
        'No. We can work with what you own. If you would like products supplied, choose a style and a budget in the onboarding form.',
    },
    {
      question: 'Will it stay organised?',
      answer:
        'That is what the walk-through is for. If you like, we come back for a maintenance visit every 6-12 months.',
    },
  ],
  subscription: {
    heading: 'Keep it in order',
    text: 'The Natural Order is quoted for each home and is not part of our subscriptions. Maintenance visits every 6-12 months are optional.',
    links: [{ label: 'Talk to us', href: '/contact' }],
  },
  process: [
    {
      step: 1,
      title: 'Tell us about your space',
      description: 'Fill in the onboarding form, with photos if you like.',
    },
    {
      step: 2,
      title: 'We talk and plan',
      description: 'We get in touch within 24 hours, ask what matters and send you a quote.',
    },
    {
      step: 3,
      title: 'Sort and edit',
      description: 'Everything out, wiped down, and sorted with you: keep, give, recycle.',
    },
    {
      step: 4,
      title: 'Set up and style',
      description: 'Each thing gets its place, its label and its look.',
    },
    {
      step: 5,
      title: 'Walk through',
      description: 'We show you the system, and book a maintenance visit if you want one.',
    },
  ],
  areasOfService: naturalOrderSpaces.map(({ name, description }) => ({ name, description })),
}
