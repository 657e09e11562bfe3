import type { Feature, Link, PageMeta } from './types'

/**
 * Text of /sustainability (specification sections 1 and 2). Makes no claim beyond the specification's,
 * and calls goals goals.
 */
export const sustainabilityMeta: PageMeta = {
  title: 'Sustainability: How We Clean and What We Leave Behind',
  description:
    'Certified toxic-free Australian products, reef-safe choices, zero-waste goals and $1 from every service for marine conservation in the Whitsundays.',
}

/** `emblem` is the name of a linocut. */
export const sustainabilityPrinciples: readonly (Feature & { readonly emblem: string })[] = [
  {
    title: 'What we clean with',
    emblem: 'non-toxic',
    description: 'Certified toxic-free Australian products: pet-safe, baby-friendly and reef-safe.',
  },
  {
    title: 'What goes down the drain',
    emblem: 'reef-safe',
    description: "On this coast, water doesn't travel far before it hits the sea. That's why reef-safe beats quick.",
  },
  {
    title: 'What we throw away',
    emblem: 'zero-waste',
    description:
      "Zero waste is our goal, and we're not there yet. If we can refill it, wash it or use it again, we do.",
  },
  {
    title: 'Who we buy from',
    emblem: 'australian',
    description: 'We look for Australian makers first. The ones we like best become part of Naturally Sunnie.',
  },
  {
    title: 'What we give',
    emblem: 'clownfish',
    description: 'Since June 2025, $1 from every service has gone to a local marine-conservation charity.',
  },
  {
    title: 'What we collect',
    emblem: 'bread-tag-jar',
    description: 'Bread tags, by the jar. Pick-up and drop-off is free, one jar at a time.',
  },
]

/** Tips for home: advice rather than claims. */
export const sustainabilityTips: readonly Feature[] = [
  {
    title: 'Cut up an old towel',
    description: 'One bath towel makes about a dozen cleaning cloths that wash and last for years.',
  },
  {
    title: 'Finish the bottle first',
    description: 'The greenest cleaner is the one you already own. Use it up, then swap to something gentler.',
  },
  {
    title: 'Sweep, then hose',
    description: 'Sweep decks and driveways before you hose them, so the dirt goes in the bin and not down the drain.',
  },
  {
    title: 'Cold and full',
    description: 'Wash in cold water with a full drum. Most loads need nothing more.',
  },
]

export const sustainabilityLinks: readonly (Feature & { readonly emblem: string; readonly link: Link })[] = [
  {
    title: 'Recycle With Us',
    emblem: 'bread-tag',
    description: 'Save your bread tags, or host a jar.',
    link: { label: 'Save your bread tags', href: '/recycle-with-us' },
  },
  {
    title: 'Protect Your Place',
    emblem: 'turtle',
    description: 'Our marine-conservation campaign.',
    link: { label: 'See the campaign', href: '/protect-your-place' },
  },
  {
    title: 'Naturally Sunnie',
    emblem: 'mandarin',
    description: 'Eco products for your own shelf.',
    link: { label: 'See the first drop', href: '/naturally-sunnie' },
  },
]

export const sustainability = {
  hero: {
    heading: 'Sustainability',
    italic: 'Sustainability',
    text: "We clean houses beside one of the best-loved stretches of water in the world. We'd like to leave nothing behind but the shine.",
  },
  principles: { heading: 'How We Work', italic: 'Work' },
  honest: {
    heading: "Where We're Still Learning",
    italic: 'Still',
    text: "Zero waste is a goal, not a badge we've earned. There's plenty we haven't solved yet, and linen and water are next. A sustainable linen and water systems initiative is coming soon, and we'll share it in the journal as it takes shape.",
    link: { label: 'Read The Sunnie Journal', href: '/the-sunnie-journal' },
  },
  tips: { heading: 'Four Small Things for Your Own Home', italic: 'Small' },
  more: { heading: 'Keep Going', italic: 'Going' },
} as const
