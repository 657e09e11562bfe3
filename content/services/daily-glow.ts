import { guaranteeFeature } from '../guarantee'
import { builderAddOns } from '../sunnie-select'
import type { ServiceEntry } from '../types'
import { startOrCompare } from '../wizard-href'
import { names, short } from './names'

const typicalTime = '2-3 hours'

/** Residential general clean (specification sections 1, 3 and 9). */
export const dailyGlow: ServiceEntry = {
  id: 'daily-glow',
  title: names.dailyGlow,
  kind: 'Residential general clean',
  tagline: 'The clean that keeps a good home feeling good',
  alt: 'A sunlit kitchen bench, wiped, with a yellow cloth, a basin and wattle in a vase',
  shortDescription:
    'A general clean for lived-in homes: kitchen, bathrooms, floors and surfaces, all with certified toxic-free products.',
  description:
    "Our general clean for everyday homes. We do the kitchen, bathrooms, bedrooms and living areas in the same order every time, so nothing gets missed and you know what you're coming home to. It'll smell like a clean house, not like chemicals.",
  additionalInfo: `Best for homes that get cleaned every few weeks. Been a while? Start with ${names.fullBloom}, then keep it up with ${names.dailyGlow}.`,
  meta: {
    title: 'Residential General Clean',
    description:
      'A toxic-free general clean for homes in the Whitsundays. See what is included, how long it takes and what it costs for your size of home.',
  },
  typicalTime,
  leadTime: 'regular',
  eligibleForSubscription: true,
  headings: {
    included: { heading: 'Every Visit, Every Room', italic: 'Every Room' },
    features: { heading: 'What Keeps It Glowing', italic: 'Glowing' },
  },
  print: { linocut: 'morning', alt: 'A clock face with the hours from nine to twelve in yellow' },
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
  addons: builderAddOns,
  pricing: [
    { propertySize: 'Studio', amount: 7000, timeEstimate: '1.5 h', wizardSize: 'studio' },
    { propertySize: '1 bed 1 bath', amount: 10500, timeEstimate: '2 h', wizardSize: '1b1b' },
    { propertySize: '2 bed 2 bath', amount: 14000, timeEstimate: '2.5 h', wizardSize: '2b1b' },
    { propertySize: '3 bed 2 bath', amount: 21000, timeEstimate: '3 h', wizardSize: '3b2b' },
    { propertySize: '4 bed 2 bath', amount: 28000, timeEstimate: '4+ h', wizardSize: '4b2b' },
  ],
  pricingNote: 'For a once-off clean. Subscribe and you pay less per visit.',
  features: [
    {
      title: 'Safe for the ones on the floor',
      description: 'Pet-safe and baby-friendly, for everyone who lives at floor level.',
    },
    {
      title: 'Kind to the reef',
      description: 'What goes down your drain is reef-safe. We live here too.',
    },
    {
      title: 'The same order every visit',
      description: 'One checklist, room by room. Ask for a copy, change what you like.',
    },
    guaranteeFeature,
  ],
  faqs: [
    {
      question: `How long does a ${short(names.dailyGlow)} take?`,
      answer: `Typically ${typicalTime}. A studio takes about 1.5 hours, and a four-bedroom home 4 hours or more. The price list has the time for your size.`,
    },
    {
      question: "Is it enough if it's been a while?",
      answer: `You're usually better off starting with a ${short(names.fullBloom)}, which gets into the corners and edges. After that, a ${short(names.dailyGlow)} keeps it that way.`,
    },
    {
      question: 'Can I add the oven or the fridge?',
      answer:
        'Yes. Both are add-ons, along with windows, plants, folding and more. Tell us when you book so we allow enough time.',
    },
    {
      question: 'Can I have it every week?',
      answer: `Yes. Subscribe weekly or fortnightly and you'll pay less per visit. For a monthly visit we'd go with ${names.fullBloom}.`,
      link: { label: 'See subscriptions', href: '/subscriptions' },
    },
  ],
  subscription: {
    heading: 'Keep the glow',
    text: 'Go weekly or fortnightly and pay less per visit than for a once-off clean.',
    links: startOrCompare('daily-glow'),
  },
}
