import { guaranteeFeature } from '../guarantee'
import { builderAddOns } from '../sunnie-select'
import type { ServiceEntry } from '../types'
import { startOrCompare } from '../wizard-href'
import { names } from './names'

const typicalTime = '4-6 hours'

/** Residential deep clean (specification sections 1, 3 and 9). */
export const fullBloom: ServiceEntry = {
  id: 'full-bloom',
  title: names.fullBloom,
  kind: 'Residential deep clean',
  tagline: 'The deep clean that gets to the parts you stopped looking at',
  alt: 'A bathroom niche tiled in green, with a cut branch of hibiscus, rolled towels, a candle and hand wash',
  shortDescription: 'A deep clean from skirting boards to ceiling fans, for a seasonal reset, a move or a first visit.',
  description:
    "Our deep clean. We slow right down and get behind, under and above: skirtings, tracks, fans, grout, cupboard fronts, all the edges where the wet season leaves its mark. It's the best way to start a new routine, or finish a long season.",
  additionalInfo:
    "Please book a deep clean 2-3 weeks ahead. Let us know about mould, pets or anything that hasn't moved in years, so we bring the right gear.",
  meta: {
    title: 'Residential Deep Clean',
    description:
      'A toxic-free deep clean for homes in the Whitsundays. See the full list of what is included, times and prices by size of home.',
  },
  typicalTime,
  leadTime: 'deep',
  eligibleForSubscription: true,
  headings: {
    included: { heading: 'Right Into the Corners', italic: 'Corners' },
    addOns: { heading: "While We're There", italic: 'There' },
    features: { heading: 'What Deep Means Here', italic: 'Deep' },
    questions: { heading: 'Fair Questions', italic: 'Fair' },
    closing: { heading: 'Ready for a Fresh Start?', italic: 'Start' },
  },
  print: { linocut: 'deep-clean', alt: 'A house cut open, with a number at each spot of the list', numbered: true },
  included: [
    `Everything in ${names.dailyGlow}`,
    'Skirting boards, door frames and architraves',
    'Ceiling fans, vents and light fittings within reach',
    'Grout lines, shower screens and soap build-up',
    'Window sills and sliding-door tracks',
    'Cupboard and drawer fronts, handles and edges',
    'Behind and under furniture that can be moved safely',
    'Walls spot-cleaned',
    'Cobwebs inside, corner by corner',
    'Rangehood and splashback degreased',
  ],
  addons: builderAddOns,
  pricing: [
    { propertySize: 'Studio', amount: 10500, timeEstimate: '2.5 h', wizardSize: 'studio' },
    { propertySize: '1 bed', amount: 14000, timeEstimate: '3 h', wizardSize: '1b1b' },
    { propertySize: '2 bed', amount: 21000, timeEstimate: '4 h', wizardSize: '2b1b' },
    { propertySize: '3 bed', amount: 28000, timeEstimate: '5 h', wizardSize: '3b2b' },
    { propertySize: '4 bed', amount: 35000, timeEstimate: '6+ h', wizardSize: '4b2b' },
  ],
  pricingNote: 'For a once-off clean. Subscribe and you pay less per visit.',
  features: [
    {
      title: 'Time to do it properly',
      description: `Typically ${typicalTime}, because you can't rush edges.`,
    },
    {
      title: 'Deep, without the fumes',
      description: 'Certified toxic-free Australian products, for grease and grout too.',
    },
    {
      title: 'Made for the tropics',
      description: 'Salt, sand, damp and dust each have their own place on our list.',
    },
    guaranteeFeature,
  ],
  faqs: [
    {
      question: `How's it different from ${names.dailyGlow}?`,
      answer: `${names.dailyGlow} covers what you use and see every day. ${names.fullBloom} adds what builds up over months: skirtings, fans, grout, tracks, and behind anything we can move.`,
    },
    {
      question: 'How far ahead should I book?',
      answer: 'Allow 2-3 weeks for a deep clean, and a bit more around the holidays.',
    },
    {
      question: 'Do you remove mould?',
      answer:
        'Surface mould, yes: add Natural Mould Removal, about 30 minutes. Mould inside a wall or ceiling needs a builder first.',
    },
    {
      question: 'Can I have a deep clean every month?',
      answer: "Yes. Subscribe weekly, fortnightly or monthly and you'll pay less per visit.",
      link: { label: 'See subscriptions', href: '/subscriptions' },
    },
  ],
  subscription: {
    heading: 'Stay in bloom',
    text: 'Go weekly, fortnightly or monthly and pay less per visit.',
    links: startOrCompare('full-bloom'),
  },
}
