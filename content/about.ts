import { business } from './business'
import type { Feature, PageMeta, PictureRef } from './types'

/**
 * Text of /about (specification sections 1 and 2; decisions E32, E35, G). Until the founder writes her own story, it
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
    description: 'We choose reef-safe products, because here the drain and the sea are not far apart.',
  },
  {
    title: 'Less left behind',
    emblem: 'zero-waste',
    description: 'Zero-waste goals, taken one swap at a time: refill, re-use, repair, recycle.',
  },
  {
    title: 'Care you can see',
    emblem: 'guarantee',
    description: 'Corners, handles, the top of the fridge. If it does not pass, we return and re-clean free of charge.',
  },
  {
    title: 'Family first',
    emblem: 'whole-home',
    description: 'We are family-owned. We treat your home as we would like ours to be treated.',
  },
  {
    title: 'Part of this place',
    emblem: 'turtle',
    description: '$1 from every service goes to a local marine-conservation charity.',
  },
]

/** Slides of the page's picture carousel. */
export const aboutSlides: readonly (PictureRef & { readonly caption: string })[] = [
  {
    folder: 'services',
    id: 'daily-glow',
    alt: 'A kitchen bench in morning light with a folded cloth',
    caption: 'The louvres open, the benches clear, the day ahead.',
  },
  {
    folder: 'services',
    id: 'natural-order',
    alt: 'Pantry shelves with ranked jars and woven baskets',
    caption: 'A place for each thing, and each thing in easy reach.',
  },
  {
    folder: 'services',
    id: 'five-star-reset',
    alt: 'A freshly made bed with linen pillows and a shell on a coral cushion',
    caption: 'Ready for whoever comes through the door next.',
  },
]

export const about = {
  hero: {
    heading: 'About Us',
    italic: 'Us',
    text: 'We are a family-owned cleaning, styling and organising business in the Whitsundays, and we think that a clean home should be good for everyone who lives in it, and near it.',
  },
  story: {
    heading: 'Our Story',
    italic: 'Story',
    name: business.founder.name,
    role: business.founder.role,
    portrait: {
      folder: 'team',
      id: business.founder.id,
      alt: `Portrait of ${business.founder.name ?? 'our founder'}`,
    } satisfies PictureRef,
    portraitPending: 'Photo coming soon',
    body: [
      'Sunnie is a family business. Our round takes in Airlie Beach, Cannonvale and Jubilee Pocket and the country around them, with sand in the car and the sea at the end of most streets.',
      'We clean with certified toxic-free Australian products, because the homes we look after have babies on the floor, dogs on the couch and a reef offshore. Regular cleans and deep cleans, offices and holiday rentals, and The Natural Order for the cupboards that cleaning alone cannot fix.',
      'The feeling we are after is the same each time. You open the door, the light comes in, and the house breathes out.',
    ],
  },
  mission: {
    heading: 'Our Mission',
    text: 'To leave each home, office and holiday stay glowing: clean, calm and in order, without anything harsh in the air, on the floor or down the drain.',
  },
  values: { heading: 'What We Value', italic: 'Value' },
  carousel: { heading: 'A Day With Us', italic: 'Day', label: 'Pictures of a day with us' },
  charity: {
    heading: 'A Dollar for the Sea, Every Time',
    italic: 'Dollar',
    text: `Since June 2025, $1 from every service goes to ${business.charity.name}, for marine conservation close to home. It is part of Protect Your Place, our campaign for the water we live beside.`,
    link: { label: 'See Protect Your Place', href: '/protect-your-place' },
  },
  certifications: {
    heading: 'What We Stand By',
    italic: 'Stand By',
    text: 'Each of these is a promise about how we work and what we choose. Hold or tap one to see what it covers.',
  },
  callToAction: {
    heading: 'Come and see for yourself',
    italic: 'yourself',
    text: 'Look through what we do, or tell us what your home needs.',
    services: { label: 'View Our Services', href: '/services' },
    contact: { label: 'Contact Us', href: '/contact' },
  },
} as const
