import { business } from './business'
import { names } from './services/names'
import type { Feature, PageMeta } from './types'

/**
 * Text of /about (specification sections 1 and 2). Until the founder writes their own story, it
 * says only what the specification says about the business. Certifications are in `guarantee.ts`.
 */
export const aboutMeta: PageMeta = {
  title: 'About Us: A Family-Owned Eco Cleaning Business',
  description:
    'Meet Sunnie: family-owned, eco-conscious cleaning, styling and home organising in the Whitsundays, with certified toxic-free Australian products.',
}

/** `emblem` is the name of a linocut. */
export const aboutValues: readonly (Feature & { readonly emblem: string })[] = [
  {
    title: 'Gentle on people',
    emblem: 'family-friendly',
    description: 'Certified toxic-free Australian products. Baby-friendly, pet-safe, and easy to breathe around.',
  },
  {
    title: 'Gentle on the reef',
    emblem: 'reef-safe',
    description: "We choose reef-safe products, because around here the drain's never far from the sea.",
  },
  {
    title: 'Less left behind',
    emblem: 'zero-waste',
    description: 'Zero waste is the goal, and we get there one swap at a time: refill, reuse, repair, recycle.',
  },
  {
    title: 'Care you can see',
    emblem: 'guarantee',
    description: "Corners, handles, the top of the fridge. If it doesn't pass, we come back and re-clean it for free.",
  },
  {
    title: 'Family first',
    emblem: 'whole-home',
    description: "We're family-owned, and we treat your home the way we'd want ours treated.",
  },
  {
    title: 'Part of this place',
    emblem: 'turtle',
    description: business.donation.statement,
  },
]

/** The hours of a visit, each a linocut. They say only what the service pages promise. */
export const aboutHours: readonly { readonly linocut: string; readonly caption: string }[] = [
  { linocut: 'door', caption: "In with the light. You don't have to be home: a key or access notes will do." },
  { linocut: 'bench', caption: 'Room by room, in the same order every visit, so nothing gets missed.' },
  { linocut: 'bin', caption: 'Bins emptied and relined, floors vacuumed and mopped behind us.' },
  {
    linocut: 'key',
    caption: "The door closes on a clean house. If it doesn't pass, we come back and clean it again, free.",
  },
]

export const about = {
  hero: {
    heading: 'About Us',
    italic: 'Us',
    text: "We're a family-owned cleaning, styling and organising business in the Whitsundays. We reckon a clean home should be good for everyone who lives in it, and near it.",
  },
  story: {
    heading: 'Our Story',
    italic: 'Story',
    body: [
      "Sunnie's a family business. We clean from Airlie Beach to Cannonvale and Jubilee Pocket, with sand in the car and the sea at the end of most streets.",
      `We use certified toxic-free Australian products, because the homes we look after have babies on the floor, dogs on the couch and a reef offshore. We do regular cleans, deep cleans, offices and holiday rentals. And for the cupboards that cleaning alone can't fix, there's ${names.naturalOrder}.`,
      "We're after the same feeling every time. You open the door, and the light comes in.",
    ],
  },
  mission: {
    heading: 'Our Mission',
    text: 'To leave every home, office and holiday stay glowing: clean, calm and in order, with nothing harsh in the air, on the floor or down the drain.',
  },
  values: { heading: 'What We Value', italic: 'Value' },
  carousel: { heading: 'A Day With Us', italic: 'Day', label: 'The hours of a day with us' },
  charity: {
    heading: 'A Dollar for the Sea, Every Time',
    italic: 'Dollar',
    text: `Since June 2025, $1 from every service has gone to ${business.charity.name}, for marine conservation close to home. It's part of Protect Your Place, our campaign for the water we live beside.`,
    link: { label: 'See Protect Your Place', href: '/protect-your-place' },
  },
  certifications: {
    heading: 'What We Stand By',
    italic: 'Stand By',
    text: "How we work and what we choose. Some are things we are, some are things we're working towards: tap one to see which.",
  },
  callToAction: {
    heading: 'Come and See for Yourself',
    italic: 'Yourself',
    text: 'Have a look at what we do, or tell us what your place needs.',
    services: { label: 'View Our Services', href: '/services' },
    contact: { label: 'Contact Us', href: '/contact' },
  },
} as const
