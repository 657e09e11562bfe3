import type { Option, ProductCategory, Space } from './types'

/**
 * The Natural Order: spaces, product categories, styles and the options of its onboarding form (specification sections
 * 2 and 3). Labels must not contain commas, because lists of them are joined with commas.
 */

/** The eight spaces, used for the gallery, the service's areas and the form. */
export const naturalOrderSpaces: readonly Space[] = [
  {
    id: 'pantry',
    name: 'Pantry',
    description: 'Decanted, labelled and lined up, so you can see what you have before you shop.',
    image: { folder: 'spaces', id: 'pantry', alt: 'Pantry shelves with glass jars in rows' },
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    description: 'Drawers and cupboards set up for how you cook, and a clear bench again.',
    image: { folder: 'spaces', id: 'kitchen', alt: 'A kitchen bench with a kettle, its tools on a rail above' },
  },
  {
    id: 'laundry',
    name: 'Laundry',
    description: 'A place for washing, one for sorting, and one for odd socks.',
    image: { folder: 'spaces', id: 'laundry', alt: 'Clean clothes on a line above a basket' },
  },
  {
    id: 'wardrobe',
    name: 'Wardrobe',
    description: 'Edited with you, then hung and folded so getting dressed is easy.',
    image: { folder: 'spaces', id: 'wardrobe', alt: 'A wardrobe with room between its hangers' },
  },
  {
    id: 'bathroom',
    name: 'Bathroom',
    description: 'Expired stuff out, the rest sorted by who uses it.',
    image: { folder: 'spaces', id: 'bathroom', alt: 'A bath with a folded towel over its edge' },
  },
  {
    id: 'linen-storage',
    name: 'Linen Storage',
    description: 'Sheets in sets, towels in stacks, and a door that closes.',
    image: { folder: 'spaces', id: 'linen-storage', alt: 'A stack of folded linen' },
  },
  {
    id: 'whole-home',
    name: 'Whole Home',
    description: 'Room by room with one plan, for a move, a new baby or a fresh start.',
    image: { folder: 'spaces', id: 'whole-home', alt: 'A house with every room in order' },
  },
  {
    id: 'outdoor-patio-garden',
    name: 'Outdoor Patio / Garden',
    description: 'Cushions, tools and toys stored out of the weather and easy to reach.',
    image: {
      folder: 'spaces',
      id: 'outdoor-patio-garden',
      alt: 'A patio with a sun umbrella, a chair and a potted plant',
    },
  },
]

/** Values of the form's `spacesToOrganise`. */
export const spaceOptions: readonly Option[] = naturalOrderSpaces.map(({ name }) => ({
  value: name,
  label: name,
}))

/** Kinds of products we can supply. */
export const productCategories: readonly ProductCategory[] = [
  {
    id: 'jars-and-canisters',
    name: 'Jars & canisters',
    description: 'Glass and ceramic for the pantry, with labels that can change.',
  },
  {
    id: 'baskets-and-boxes',
    name: 'Baskets & boxes',
    description: 'Natural fibre and timber, sized to your shelves.',
  },
  {
    id: 'drawer-dividers',
    name: 'Drawer dividers',
    description: 'Bamboo and timber for cutlery, socks and everything small.',
  },
  {
    id: 'hangers-and-hooks',
    name: 'Hangers & hooks',
    description: 'Matching hangers for wardrobes, hooks for hats and bags by the door.',
  },
  {
    id: 'linen-and-textiles',
    name: 'Linen & textiles',
    description: 'Towels, tea towels and storage bags in natural cloth.',
  },
  {
    id: 'plants-and-finishing',
    name: 'Plants & finishing touches',
    description: 'A plant, a tray, a bowl for keys: the things that make it yours.',
  },
]

type StyleValue =
  | 'clean-minimalism'
  | 'earthy-warmth'
  | 'bright-airy'
  | 'neutral-tones'
  | 'coastal-vibes'
  | 'rustic-earth'
  | 'surprise-me'

/** The six styles on the service page. */
export const styleOptions: readonly Option<StyleValue>[] = [
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

/** The form offers one more. */
export const formStyleOptions: readonly Option<StyleValue>[] = [
  ...styleOptions,
  {
    value: 'surprise-me',
    label: 'Surprise Me',
    description: "You're the experts. Surprise me.",
  },
]

export const yesNoOptions: readonly Option<'yes' | 'no'>[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const propertyTypeOptions: readonly Option<'rent' | 'own'>[] = [
  { value: 'rent', label: 'I rent' },
  { value: 'own', label: 'I own' },
]

export const bestTimeOptions: readonly Option[] = [
  'Weekday Morning',
  'Weekday Afternoon',
  'Weekend Morning',
  'Weekend Afternoon',
  'Flexible',
].map((time) => ({ value: time, label: time }))
