import { builderAddOns } from '../sunnie-select'
import type { Service, ServiceAddOn } from '../types'

/** The nine home add-ons: the builder's, with their times but without prices (specification sections 2 and 3). */
export const homeAddOns: readonly ServiceAddOn[] = builderAddOns.map(({ id, name, description, timeEstimate }) => ({
  id,
  name,
  description,
  ...(timeEstimate === undefined ? {} : { timeEstimate }),
}))

/** Residential general clean (specification sections 1, 3 and 9; decisions A1, B1). */
export const dailyGlow: Service = {
  id: 'daily-glow',
  title: 'The Daily Glow',
  kind: 'Residential general clean',
  tagline: 'The clean that keeps a good home feeling good',
  image: {
    folder: 'services',
    id: 'daily-glow',
    alt: 'A sunlit kitchen bench with a yellow cloth and a green spray bottle',
  },
  shortDescription:
    'A general clean for homes that are lived in: kitchen, bathrooms, floors and surfaces, done with certified toxic-free products.',
  description:
    'The Daily Glow is our general clean for everyday homes. We work through the kitchen, bathrooms, bedrooms and living areas in the same order each time, so nothing is missed and you know what you come home to. It smells like a clean house, not like a chemical one.',
  additionalInfo:
    'Best for homes that are cleaned every few weeks. If it has been a while, start with The Full Bloom and keep it up with The Daily Glow.',
  meta: {
    title: 'The Daily Glow: residential general clean',
    description:
      'A toxic-free general clean for homes in the Whitsundays. See what is included, how long it takes and what it costs for your size of home.',
  },
  typicalTime: '2-3 hours',
  eligibleForSubscription: true,
  customQuote: false,
  buildYourOwn: false,
  included: [
    'Kitchen benches, sink, splashback and cooktop',
    'Outside of cupboards and appliances',
    'Showers, baths, basins and toilets',
    'Mirrors and taps polished',
    'All reachable surfaces dusted and wiped',
    'Light switches and door handles',
    'Floors vacuumed and mopped',
    'Beds straightened and cushions set',
    'Bins emptied and relined',
  ],
  addons: homeAddOns,
  pricing: [
    { propertySize: 'Studio', amount: 7000, timeEstimate: '1.5 h', wizardSize: 'studio' },
    { propertySize: '1 bed 1 bath', amount: 10500, timeEstimate: '2 h', wizardSize: '1b1b' },
    { propertySize: '2 bed 2 bath', amount: 14000, timeEstimate: '2.5 h', wizardSize: '2b1b' },
    { propertySize: '3 bed 2 bath', amount: 21000, timeEstimate: '3 h', wizardSize: '3b2b' },
    { propertySize: '4 bed 2 bath', amount: 28000, timeEstimate: '4+ h', wizardSize: '4b2b' },
  ],
  pricingNote: 'For a once-off clean. A subscription costs less per visit.',
  features: [
    {
      title: 'Safe for the ones on the floor',
      description: 'Pet-safe and baby-friendly products, so nobody has to wait for it to air out.',
    },
    {
      title: 'Kind to the reef',
      description: 'What goes down your drain is reef-safe. We live here too.',
    },
    {
      title: 'The same order every visit',
      description: 'One checklist, room by room. You can ask for it and change it.',
    },
    {
      title: 'The White-Glove Guarantee',
      description: 'If it does not pass, we come back and re-clean free of charge.',
    },
  ],
  faqs: [
    {
      question: 'How long does a Daily Glow take?',
      answer:
        'Typically 2-3 hours. A studio takes about 1.5 hours, and a four-bedroom home 4 hours or more. The time for each size stands in the price list.',
    },
    {
      question: 'Is it enough if nobody has cleaned for a while?',
      answer:
        'Usually a Full Bloom is the better start: it goes into the corners and edges. After that a Daily Glow keeps the home that way.',
    },
    {
      question: 'Can I add the oven or the fridge?',
      answer:
        'Yes. Both are add-ons, along with windows, plants, folding and more. Tell us when you book so that we bring enough time.',
    },
    {
      question: 'Can I have it every week?',
      answer:
        'Yes. The Daily Glow can be a weekly or fortnightly subscription, at a lower price per visit. For a monthly visit we recommend The Full Bloom.',
      link: { label: 'See subscriptions', href: '/subscriptions' },
    },
  ],
  subscription: {
    heading: 'Keep the glow',
    text: 'Choose weekly or fortnightly visits and pay less for each one than for a once-off clean.',
    links: [
      { label: 'Start a subscription', href: '/subscribe?service=daily-glow' },
      { label: 'Compare plans', href: '/subscriptions' },
    ],
  },
}
