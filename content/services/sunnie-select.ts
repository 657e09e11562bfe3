import { guaranteeFeature } from '../guarantee'
import { builderAddOns } from '../sunnie-select'
import { names } from './names'
import type { ServiceEntry } from '../types'

/** Build-your-own custom clean, quote request (specification sections 1, 2, 3 and 9). */
export const sunnieSelect: ServiceEntry = {
  id: 'sunnie-select',
  title: names.sunnieSelect,
  kind: 'Build-your-own custom clean',
  tagline: 'Your list, your clean',
  alt: 'An oak tray on creased linen: a vase of wattle, a bottle, folded cloths, a candle, lemons and a brush',
  shortDescription: "Pick the rooms and extras you want and skip the rest. We'll send you a quote.",
  description:
    "A clean you put together yourself. Two bathrooms and the oven, the veranda before the in-laws arrive, just the bedrooms: pick your areas, add what you like, and see the time and prices as you go. Send it through and we'll come back with a quote.",
  additionalInfo: "Changes need 48 hours' notice. A travel fee applies only outside our standard service area.",
  meta: {
    title: 'Build Your Own Clean',
    description:
      'Build your own toxic-free clean in the Whitsundays: choose areas and add-ons, see the estimated time and request a quote.',
  },
  leadTime: 'regular',
  eligibleForSubscription: false,
  headings: {
    features: { heading: 'Yours, All the Way', italic: 'Yours' },
    questions: { heading: 'Quick Answers', italic: 'Quick' },
  },
  included: [
    'Only the areas you choose, as many of each as you have',
    'A general or a deep clean',
    'Add-ons from oven to cast iron',
    'A consultation call with our founder',
    'Certified toxic-free Australian products',
  ],
  addons: builderAddOns,
  pricing: [],
  features: [
    {
      title: 'Only what you need',
      description: 'From one bathroom to the whole house.',
    },
    {
      title: 'Time you can see',
      description: 'The builder adds up the time and prices as you choose.',
    },
    {
      title: 'A real person reads it',
      description: 'Our founder will talk it through with you before you say yes.',
    },
    guaranteeFeature,
  ],
  faqs: [
    {
      question: 'Is there a minimum?',
      answer:
        "Yes, a two-hour minimum booking. If yours comes to less, send it anyway and we'll work out what to do with the rest of the time.",
    },
    {
      question: 'When can you come?',
      answer:
        "Monday to Friday, Saturday limited. Mornings are 8am-12pm and afternoons 12pm-4pm. We'll confirm your arrival window with the quote.",
    },
    {
      question: 'Can I change my build afterwards?',
      answer: "Yes. Changes need 48 hours' notice.",
    },
    {
      question: 'Do you charge for travel?',
      answer: 'A travel fee applies only outside our standard service area.',
    },
    {
      question: 'Can I turn my build into a subscription?',
      answer:
        "Yes, a build can be converted to a subscription. It's not one of our online plans, so have a chat with us.",
      link: { label: 'Talk to us', href: '/contact' },
    },
  ],
  subscription: {
    heading: 'Found a build you love?',
    text: "A build can be converted to a subscription. Talk to us and we'll set it up with you.",
    links: [{ label: 'Talk to Us', href: '/contact' }],
  },
}
