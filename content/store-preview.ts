import { shopStatus } from './status'
import type { Feature, PageMeta } from './types'

/**
 * Text of /store-preview, the coming-soon page of the store (specification sections 1, 2 and 8). The
 * form's text is in `lib/forms`.
 */
export const storePreviewMeta: PageMeta = {
  title: 'Store Preview: Naturally Sunnie Is Coming',
  description:
    'A first look at the Naturally Sunnie store: our philosophy, the upcoming collections and a waitlist for early access in the Whitsundays.',
}

export const storePhilosophy: readonly Feature[] = [
  {
    title: 'Fewer, better',
    description: 'One good cleaner instead of four, and a shelf you can see the back of.',
  },
  {
    title: 'Known ingredients',
    description: "If we can't explain what's in it, we don't stock it.",
  },
  {
    title: 'Close to home',
    description: 'Australian brands, delivered free in the Whitsundays on Sundays.',
  },
]

export const upcomingCollections: readonly (Feature & { readonly id: string; readonly alt: string })[] = [
  {
    id: 'pantry-kitchen',
    title: 'Pantry & Kitchen',
    alt: 'Jars of oats, lentils and turmeric, a chopping board, a bowl of lemons and a dish brush on an oak bench',
    description: 'For tidy shelves and clear benches.',
  },
  {
    id: 'coastal-linen-textiles',
    title: 'Coastal Linen & Textiles',
    alt: 'A woven basket of rolled towels and two linen cushions on a timber floor, a striped towel hung from pegs above',
    description: 'Natural fibres, sun-dried colours, made for sandy feet.',
  },
  {
    id: 'plant-care-garden-tools',
    title: 'Plant Care & Garden Tools',
    alt: 'A plant and two seedlings in clay pots and a yellow watering can on a bench, a trowel and a fork hung above',
    description: 'For the greenest members of the household.',
  },
]

export const storePreview = {
  hero: {
    eyebrow: 'Coming soon',
    heading: 'The Store Is on Its Way',
    italic: 'Way',
    text: "Everything we use, rate and would give a friend, all in one place. Join the waitlist and you'll be first through the door.",
    launch: shopStatus.store,
    launchNote: shopStatus.storeNote,
    picture: {
      id: 'store-preview',
      alt: 'Two oak shelves before a painted sun: a pouch, a mist bottle and a cloth roll above; spray and pump bottles, lemons and a brush below',
    },
  },
  waitlist: { heading: 'Join the Store Waitlist' },
  philosophy: {
    heading: 'Our Philosophy',
    italic: 'Philosophy',
    text: "A shop should be as calm as the home it's for. Here's how we choose.",
  },
  collections: { heading: 'Upcoming Collections', italic: 'Upcoming' },
  firstDrop: {
    heading: "Can't Wait?",
    italic: 'Wait?',
    text: shopStatus.firstDrop,
    link: { label: 'See Naturally Sunnie', href: '/naturally-sunnie' },
  },
} as const
