import { guaranteeFeature } from '../guarantee'
import { addOnsFor } from '../sunnie-select'
import type { ServiceEntry } from '../types'
import { names } from './names'

/** Vacation-rental turnover (specification sections 1, 3 and 9). */
export const fiveStarReset: ServiceEntry = {
  id: 'five-star-reset',
  title: names.fiveStarReset,
  kind: 'Vacation-rental turnover',
  tagline: "Check-out to check-in, and you'd never know",
  alt: 'A made bed with linen pillows, a shell on a coral cushion and a brass key beside a sea star',
  shortDescription: 'Turnover cleaning for holiday rentals: fresh, styled and guest-ready with toxic-free products.',
  description:
    'We turn your holiday rental around between guests. We clean, make the beds, reset the rooms to your photos and tell you what we found, so your next guests walk into the place they booked.',
  additionalInfo:
    "Send us your check-out and check-in times and a few photos of how each room should look. We'll work from those.",
  meta: {
    title: 'Vacation-Rental Turnover',
    description:
      'Toxic-free turnover cleaning for holiday rentals in the Whitsundays, from studios to luxury villas. Inclusions, times and prices.',
  },
  leadTime: 'regular',
  eligibleForSubscription: true,
  headings: {
    included: { heading: 'Ready for Check-In', italic: 'Check-In' },
    addOns: { heading: 'Between Stays', italic: 'Between' },
    features: { heading: 'Made for Hosts', italic: 'Hosts' },
    questions: { heading: 'What Hosts Ask', italic: 'Ask' },
    closing: { heading: 'When Does Your Next Guest Arrive?', italic: 'Arrive' },
  },
  print: {
    linocut: 'turnover',
    alt: 'On one tide line: a suitcase, a basket of linen, a made bed, a picture on the wall and a sea star',
  },
  included: [
    'Kitchen cleaned, dishes away, fridge checked',
    'Bathrooms cleaned and towels set out',
    'Beds made with your fresh linen',
    'Floors vacuumed and mopped, sand included',
    'Surfaces, switches, remotes and handles wiped',
    'Balcony or patio swept and furniture straightened',
    'Rooms styled to match your photos',
    'Bins and recycling out',
    'A note to you on damage, low supplies and lost property',
  ],
  addons: addOnsFor({
    'oven-deep-clean': 'For after the guests who roasted everything.',
    'laundry-folding': 'Your clean linen folded, sorted and put away in sets.',
    'outdoor-area-cleaning': 'Deck, outdoor table and chairs, ready for the first sunset.',
  }),
  pricing: [
    { propertySize: 'Studio', amount: 14000, timeEstimate: '2.5 h' },
    { propertySize: '1 bed', amount: 15000, timeEstimate: '3 h' },
    { propertySize: '2 bed', amount: 18000, timeEstimate: '4 h' },
    { propertySize: '3 bed', amount: 22000, timeEstimate: '5 h' },
    { propertySize: '4 bed', amount: 28000, timeEstimate: '6+ h' },
    { propertySize: 'Luxury villa', amount: 30000, timeEstimate: '6+ h' },
  ],
  pricingNote: 'For one turnover.',
  features: [
    {
      title: 'Set up like your photos',
      description: 'Cushions, towels, the bowl on the table: just like your listing.',
    },
    {
      title: 'Gentle on small and furry guests',
      description: 'Certified toxic-free, pet-safe and baby-friendly products throughout.',
    },
    {
      title: 'Eyes on your place',
      description: "We'll tell you what's broken, missing or running low.",
    },
    guaranteeFeature,
  ],
  faqs: [
    {
      question: 'How long does a turnover take?',
      answer:
        'About 2.5 hours for a studio, up to 6 hours or more for four bedrooms or a villa. The price list shows the time for each size.',
    },
    {
      question: 'Who supplies the linen?',
      answer: 'You do. We make the beds and put out towels with your clean linen.',
    },
    {
      question: 'Do you offer plans for hosts?',
      answer: `Yes. ${names.fiveStarReset} is eligible for a subscription. Turnovers rarely stick to a weekday, so we'll put a plan together with you.`,
      link: { label: 'Ask for a host plan', href: '/contact' },
    },
  ],
  subscription: {
    heading: 'Hosting all season?',
    text: "Put your regular turnovers on a plan. Your calendar decides the days, so we'll set it up with you.",
    links: [
      { label: 'See Subscriptions', href: '/subscriptions' },
      { label: 'Ask for a Host Plan', href: '/contact' },
    ],
  },
}
