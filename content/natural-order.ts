import type { Feature, Option, PictureRef } from './types'

/**
 * The Natural Order: spaces, product categories, styles and the options of its onboarding form (specification sections
 * 2 and 3). Labels must not contain commas, because lists of them are joined with commas.
 */

const spaces = [
  {
    id: 'pantry',
    name: 'Pantry',
    description: 'Decanted, labelled and lined up, so you can see what you have before you shop.',
    alt: 'Pantry shelves with glass jars in rows',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    description: 'Drawers and cupboards set up for how you cook, and a clear bench again.',
    alt: 'A kitchen bench with a kettle, its tools on a rail above',
  },
  {
    id: 'laundry',
    name: 'Laundry',
    description: 'A place for washing, one for sorting, and one for odd socks.',
    alt: 'Clean clothes on a line above a basket',
  },
  {
    id: 'wardrobe',
    name: 'Wardrobe',
    description: 'Edited with you, then hung and folded so getting dressed is easy.',
    alt: 'A wardrobe with room between its hangers',
  },
  {
    id: 'bathroom',
    name: 'Bathroom',
    description: 'Expired stuff out, the rest sorted by who uses it.',
    alt: 'A bath with a folded towel over its edge',
  },
  {
    id: 'linen-storage',
    name: 'Linen Storage',
    description: 'Sheets in sets, towels in stacks, and a door that closes.',
    alt: 'A stack of folded linen',
  },
  {
    id: 'whole-home',
    name: 'Whole Home',
    description: 'Room by room with one plan, for a move, a new baby or a fresh start.',
    alt: 'A house with every room in order',
  },
  {
    id: 'outdoor-patio-garden',
    name: 'Outdoor Patio / Garden',
    description: 'Cushions, tools and toys stored out of the weather and easy to reach.',
    alt: 'A patio with a sun umbrella, a chair and a potted plant',
  },
]

/** The eight spaces, used for the gallery, the service's areas and the form. A picture is named after its id. */
export const naturalOrderSpaces = spaces.map(({ alt, ...space }) => ({
  ...space,
  image: { folder: 'spaces', id: space.id, alt } satisfies PictureRef,
}))

/** Kinds of products we can supply. */
export const productCategories: readonly Feature[] = [
  {
    title: 'Jars & canisters',
    description: 'Glass and ceramic for the pantry, with labels that can change.',
  },
  {
    title: 'Baskets & boxes',
    description: 'Natural fibre and timber, sized to your shelves.',
  },
  {
    title: 'Drawer dividers',
    description: 'Bamboo and timber for cutlery, socks and everything small.',
  },
  {
    title: 'Hangers & hooks',
    description: 'Matching hangers for wardrobes, hooks for hats and bags by the door.',
  },
  {
    title: 'Linen & textiles',
    description: 'Towels, tea towels and storage bags in natural cloth.',
  },
  {
    title: 'Plants & finishing touches',
    description: 'A plant, a tray, a bowl for keys: the things that make it yours.',
  },
]

/** The six styles on the service page. */
export const styleOptions: readonly Option[] = [
  {
    value: 'clean-minimalism',
    label: 'Clean Minimalism',
    description: 'Little on show, everything with a home, calm lines.',
  },
  {
    value: 'earthy-warmth',
    label: 'Earthy Warmth',
    description: 'Clay, rattan and timber in the colours of dry grass and bark.',
  },
  {
    value: 'bright-airy',
    label: 'Bright & Airy',
    description: 'White, glass and light, with room between things.',
  },
  {
    value: 'neutral-tones',
    label: 'Neutral Tones',
    description: 'Linen, oat and stone, soft enough to go with anything.',
  },
  {
    value: 'coastal-vibes',
    label: 'Coastal Vibes',
    description: 'Sea-glass greens, driftwood and rope, straight off the beach.',
  },
  {
    value: 'rustic-earth',
    label: 'Rustic Earth',
    description: 'Reclaimed timber, iron and stoneware with a bit of history.',
  },
]

// Linocuts whose name differs from the space's id.
const spaceLinocuts: Readonly<Record<string, string>> = { 'linen-storage': 'linen', 'outdoor-patio-garden': 'outdoor' }

const surpriseMe: Option = {
  value: 'surprise-me',
  label: 'Surprise Me',
  description: "You're the experts. Surprise me.",
}

/** Options and section names of the form. Its budgets are in `natural-order-budgets.ts`. */
export const onboardingOptions = {
  spaces: spaces.map(({ id, name }) => ({ value: name, label: name, print: spaceLinocuts[id] ?? id })),
  yesNo: [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ],
  styles: [...styleOptions, surpriseMe].map((style) => ({ ...style, print: style.value })),
  propertyTypes: [
    { value: 'rent', label: 'I rent' },
    { value: 'own', label: 'I own' },
  ],
  times: ['Weekday Morning', 'Weekday Afternoon', 'Weekend Morning', 'Weekend Afternoon', 'Flexible'].map((time) => ({
    value: time,
    label: time,
  })),
  headings: [
    'Client Details',
    'Spaces & Services',
    'Style Preferences',
    'Product Preferences & Budget',
    'Property & Timeline',
    'Photos & Notes',
  ],
  /** Not "0400 000 000", which would look like our own number while the owner's isn't filled in. */
  phoneHint: 'Mobile if you can',
  addressHint: "The home you'd like organised, with its suburb and postcode",
} as const
