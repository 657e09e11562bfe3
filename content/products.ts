import { brandNames } from './brand-names'
import type { Brand, BrandGroup, Feature, Product, ProductChoiceGroup, ProductSection } from './types'

/**
 * The products of Naturally Sunnie and the waitlist form's labels (specification section 3, product card). Prices
 * are in cents, as the shop shows them. We made up the subtitles (scent or ingredient), so the owner has to confirm
 * them.
 */

type Card = Pick<Product, 'id' | 'name' | 'subtitle' | 'description' | 'size' | 'price' | 'hoverAlt'> & {
  readonly alt: string
  /** If it's not its section's: 'Coming Soon' for one that's sold out. */
  readonly availability?: Product['availability']
}

/** Only the first drop is on sale, unless an entry says otherwise; everything else is waitlist only. */
function card(section: ProductSection, brand: BrandGroup, entry: Card): Product {
  const { alt, ...rest } = entry
  return {
    ...rest,
    section,
    brand,
    // The plastic-free brand shows whole dollars without cents, the others always show cents.
    priceStyle: section === 'plastic-free' ? 'auto' : 'always',
    availability: entry.availability ?? (section === 'first-drop' ? 'Available' : 'Coming Soon'),
    image: { folder: 'products', id: entry.id, alt },
  }
}

const firstDrop: readonly Card[] = [
  {
    id: 'kitchen-cleaner',
    name: 'Kitchen Cleaner',
    subtitle: 'Lemon myrtle & mandarin',
    description:
      'An everyday spray for benches, cooktops and splashbacks, bright enough to make wiping down the best part of dinner.',
    size: '500ml',
    price: 1495,
    alt: 'Kitchen Cleaner in a green trigger bottle on a plaster plinth, lemons beside it',
    hoverAlt: 'Kitchen Cleaner seen from the right: droplets on the plinth, a folded cloth and two lemons',
  },
  {
    id: 'oxygenated-bleach',
    name: 'Oxygenated Bleach',
    subtitle: 'Oxygen-based whitener',
    description: 'Lets oxygen do the work. For whites, grout and stubborn stains.',
    size: '1 litre',
    price: 1995,
    alt: 'Oxygenated Bleach in a white one-litre bottle on a plaster plinth, folded linen beside it',
    hoverAlt:
      'Oxygenated Bleach seen from the right: droplets and a blue cloth on the plinth, a stack of folded linen beside it',
  },
  {
    id: 'glass-cleaner',
    name: 'Glass Cleaner',
    subtitle: 'Peppermint gum',
    description: 'For windows, mirrors and shower screens that have met sea air. Spray, wipe, look out.',
    size: '500ml',
    price: 1495,
    alt: 'Glass Cleaner in a pale blue trigger bottle on a timber sill with the sea behind, sea-glass and folded cloths beside it',
    hoverAlt:
      'Glass Cleaner on its sill seen from the right: droplets, a folded cloth and sea-glass, with the sea behind',
  },
  {
    id: 'floor-cleaner',
    name: 'Floor Cleaner',
    subtitle: 'Mandarin & river mint',
    description: 'For the floors of houses where bare feet and paws go first.',
    size: '500ml',
    price: 1495,
    alt: 'Floor Cleaner in an amber screw-top bottle on a timber floor, a scrubbing brush and a potted plant beside it',
    hoverAlt: 'Floor Cleaner seen from the right: droplets, a yellow cloth and the brush on the timber floor',
  },
  {
    id: 'terra-botanica-tea-towel',
    name: 'Terra Botanica Tea Towel',
    subtitle: 'Botanical print',
    description: 'A generous tea towel with a botanical print: for glasses, for hands, for the bread basket.',
    size: '50x70cm',
    price: 1600,
    alt: 'A tea towel printed with gum leaves and hibiscus, hung by its corners from two oak pegs above a shelf',
    hoverAlt: 'The tea towel on its pegs seen from the right, a lemon and folded towels on the shelf below',
  },
  {
    id: 'bathroom-cleaner',
    name: 'Bathroom Cleaner',
    subtitle: 'Eucalyptus & mint',
    description:
      'For basins, tiles and taps. Lifts soap and everyday grime, and leaves the room smelling like the bush after rain.',
    size: '500ml',
    price: 1495,
    alt: 'Bathroom Cleaner in a coral trigger bottle on a plaster plinth, shells at its foot',
    hoverAlt: 'Bathroom Cleaner seen from the right: droplets and a folded cloth on the plinth, a sea star in front',
  },
]

const waitlist: readonly Card[] = [
  {
    id: 'dog-wash',
    name: 'Dog Wash',
    subtitle: 'Rosalina & lemon-scented tea tree',
    description: 'A wash for the family member who rolls in things at the beach.',
    size: '500ml',
    price: 1695,
    alt: 'Dog Wash in an amber pump bottle on a plaster plinth, a ball and a rope toy beside it',
    hoverAlt:
      'Dog Wash seen from the right: droplets and a bristle brush on the plinth, a ball and a rope toy beside it',
  },
  {
    id: 'dish-soap',
    name: 'Dish Soap',
    subtitle: 'Finger lime & mint',
    description: 'For the dishes that never make it to the dishwasher.',
    size: '500ml',
    price: 1495,
    alt: 'Dish Soap in a green pump bottle on a timber bench in front of blue tiles, plates in a rack and a dish brush beside it',
    hoverAlt: 'Dish Soap seen from the right, with suds under the dish brush, droplets and plates in their rack',
  },
  {
    id: 'fruit-vege-wash',
    name: 'Fruit & Vege Wash',
    subtitle: 'Citrus & sea salt',
    description: 'A rinse for what comes home from the market with a little of the paddock still on it.',
    size: '500ml',
    price: 1495,
    alt: 'Fruit and Vege Wash in a green trigger bottle on a plaster plinth among tomatoes and citrus',
    hoverAlt: 'Fruit and Vege Wash seen from the right: droplets on the plinth, tomatoes, a lime and a lemon around it',
  },
  {
    id: 'stainless-cleaner',
    name: 'Stainless Cleaner',
    subtitle: 'Lemon-scented gum',
    description: 'For sinks, fridges and rangehoods that keep every fingerprint.',
    size: '500ml',
    price: 1495,
    alt: 'Stainless Cleaner in a dark green trigger bottle on a plaster plinth, a steel cup and spoon beside it',
    hoverAlt: 'Stainless Cleaner seen from the right: droplets and a folded cloth on the plinth, a steel cup beside it',
  },
  {
    id: 'room-spray',
    name: 'Room Spray',
    subtitle: 'Coastal rosemary & boronia',
    description: 'A few sprays for the moment before guests arrive, or after the sandy towels have left.',
    size: '300ml',
    price: 1795,
    alt: 'Room Spray in a slim coral bottle on a plaster plinth between hibiscus flowers',
    hoverAlt: 'Room Spray seen from the right, its cap off, droplets on the plinth and hibiscus flowers beside it',
  },
  {
    id: 'hand-wash',
    name: 'Hand Wash',
    subtitle: 'Lemon myrtle & sandalwood',
    description: 'For the basin everybody uses, gently scented and easy to like.',
    size: '500ml',
    price: 1800,
    alt: 'Hand Wash in an amber pump bottle on a plaster plinth, folded towels beside it',
    hoverAlt:
      'Hand Wash seen from the right: droplets and a coral cloth on the plinth, a stack of folded towels beside it',
  },
  {
    id: 'pillow-linen-spray',
    name: 'Pillow & Linen Spray',
    subtitle: 'Lavender & native frangipani',
    description: 'For fresh sheets, folded linen and the last minute of the day.',
    size: '250ml',
    price: 1795,
    alt: 'Pillow and Linen Spray in a slim green bottle on an oak bedside table, linen pillows behind and frangipani in front',
    hoverAlt:
      'Pillow and Linen Spray seen from the right, its cap off and set down beside frangipani on the bedside table',
  },
  {
    id: 'dishwasher-powder',
    name: 'Dishwasher Powder',
    subtitle: 'Lemon & native mint',
    description: 'A scoop of powder for clear glasses and clean plates.',
    size: '1kg',
    price: 1995,
    alt: 'Dishwasher Powder in a white one-kilogram pouch on a plaster plinth, cups and a dish beside it',
    hoverAlt: 'Dishwasher Powder seen from the right, with a heaped timber scoop on the plinth',
  },
]

const plantCare: readonly Card[] = [
  {
    id: 'grow-plant-food-tonic',
    name: 'Grow Plant Food & Tonic',
    subtitle: 'Seaweed & native botanicals',
    description: 'A liquid feed for leafy house plants that are ready to put on new growth.',
    size: '150ml',
    price: 1499,
    alt: 'Grow Plant Food and Tonic in an amber dropper bottle on a plaster plinth, a seedling beside it',
    hoverAlt: 'Grow Plant Food and Tonic seen from the right, with a heap of soil, a fresh leaf and a seedling',
  },
  {
    id: 'support-slow-release-pellets',
    name: 'Support Slow Release Pellets',
    subtitle: 'Slow-release minerals',
    description: 'Pellets to stir into the top of the pot, to feed your plant little by little.',
    size: '250g',
    price: 1499,
    alt: 'Support Slow Release Pellets in a kraft pouch on a plaster plinth, a seedling and pellets beside it',
    hoverAlt: 'Support Slow Release Pellets seen from the right, with a heaped timber scoop on the plinth',
  },
  {
    id: 'house-plant-care-essentials-kit',
    name: 'House Plant Care Essentials Kit',
    subtitle: 'Feed, support & protect',
    description: "A set for the house plants you've got and the ones you'll bring home next.",
    size: '',
    price: 4499,
    alt: 'House Plant Care Essentials Kit from above: its box, with a dropper bottle, a pouch and a spray bottle laid out below',
    hoverAlt:
      'House Plant Care Essentials Kit seen closer, with soil, a fresh leaf and a few pellets among its three pieces',
  },
  {
    id: 'protect-spray-with-neem',
    name: 'Protect Spray with Neem',
    subtitle: 'Neem oil',
    description: 'A leaf spray with neem, for plants that share the veranda with everything else that likes them.',
    size: '250ml',
    price: 1499,
    alt: 'Protect Spray with Neem in a green trigger bottle on a plaster plinth, a potted plant beside it',
    hoverAlt: 'Protect Spray with Neem seen from the right: droplets on the plinth, a potted plant and a leafy sprig',
  },
]

const plasticFree: readonly Card[] = [
  {
    id: 'soap-berries-laundry-wash',
    name: 'Soap Berries Laundry Wash',
    subtitle: 'Dried soap berries',
    description: 'Berries that wash clothes. Pop a few in their bag, put the bag in the machine.',
    size: '250g',
    price: 1600,
    alt: 'Soap Berries Laundry Wash in a white pouch on a linen cloth seen from above, soap berries in a bowl and beside it',
    hoverAlt: 'Soap Berries Laundry Wash closer up, a small wash bag filled with soap berries beside the pouch',
  },
  {
    id: 'natural-cleaning-brushes',
    name: '4 Natural Cleaning Brushes',
    subtitle: 'Timber & plant fibre',
    description: 'Four brushes for dishes, bottles, vegetables and corners.',
    size: 'set',
    price: 4400,
    alt: 'Four natural cleaning brushes in a row from above, their tag and a grey-green sprig below',
    hoverAlt: 'The four brushes and their tag seen closer, suds under the shortest',
  },
  {
    id: 'eco-friendly-laundry-bundle',
    name: 'Eco Friendly Laundry Bundle',
    subtitle: 'Laundry swaps in one bundle',
    description: 'A good start on a plastic-free laundry.',
    size: '',
    price: 3300,
    alt: 'Eco Friendly Laundry Bundle: a pouch, a bottle and folded cloths, pegs in front',
    hoverAlt: 'Eco Friendly Laundry Bundle seen from the right, a few soap berries beside its folded cloths',
  },
  {
    id: 'reusable-cotton-towels',
    name: 'Re-Usable Cotton Towels',
    subtitle: 'Washable cotton',
    description: 'A roll of towels that goes through the wash and back on the bench, in place of paper.',
    size: 'roll of 8',
    price: 2400,
    alt: 'Roll of re-usable cotton towels on a plaster plinth, cotton bolls beside it',
    hoverAlt: 'The roll of cotton towels seen from the right, one of them folded on the plinth',
  },
]

/** All 22 products, in page order. */
export const products: readonly Product[] = [
  ...firstDrop.map((entry) => card('first-drop', 'koalaEcoProducts', entry)),
  ...waitlist.map((entry) => card('waitlist', 'koalaEcoProducts', entry)),
  ...plantCare.map((entry) => card('plant-care', 'weTheWildProducts', entry)),
  ...plasticFree.map((entry) => card('plastic-free', 'usTheEarthProducts', entry)),
]

export function productsIn(section: ProductSection): readonly Product[] {
  return products.filter((product) => product.section === section)
}

/**
 * Sizes on the form that differ from the product card. The specification says some do ("250ml, 500g") but not which, so
 * the owner has to confirm these two (E28).
 */
const formSizes: Readonly<Record<string, string>> = {
  'grow-plant-food-tonic': '250ml',
  'support-slow-release-pellets': '500g',
}

/** A product's label on the form, also the value sent. Contains no comma, because values are comma-joined (C12). */
function choice({ id, name, size }: Product) {
  const formSize = formSizes[id] ?? size
  return { id, label: formSize ? `${name} (${formSize})` : name }
}

/** A brand's products that aren't on sale. */
const choicesOf = (brand: BrandGroup) =>
  products.filter((product) => product.brand === brand && product.availability === 'Coming Soon').map(choice)

/** The brands, named in plain text without logos. */
const brands: readonly Brand[] = [
  {
    id: 'koalaEcoProducts',
    name: brandNames.koalaEcoProducts,
    description:
      "The rest of the shelf from the brand behind our first drop. They're not for sale yet: join the waitlist and tell us which ones you want most.",
  },
  {
    id: 'weTheWildProducts',
    name: brandNames.weTheWildProducts,
    description:
      'Food, support and protection for house plants, so the greenest things in the room get looked after too.',
  },
  {
    id: 'usTheEarthProducts',
    name: brandNames.usTheEarthProducts,
    description: 'Small changes for the laundry and the kitchen bench: things that wash, last and skip the plastic.',
  },
]

export function brandById(id: BrandGroup): Brand {
  const brand = brands.find((one) => one.id === id)
  if (!brand) throw new Error(`No brand ${id}`)
  return brand
}

/** Checkboxes of the product waitlist: the products not on sale, by brand. */
export const productChoiceGroups: readonly ProductChoiceGroup[] = brands.map(({ id, name }) => ({
  brand: id,
  heading: name,
  choices: choicesOf(id),
}))

/** "Product Categories - Coming Soon" on /naturally-sunnie. */
export const storeCategories: readonly (Feature & { readonly id: string; readonly emblem: string })[] = [
  {
    id: 'pantry-kitchen',
    title: 'Pantry & Kitchen',
    emblem: 'pantry',
    description: 'Jars, cloths and good tools for a kitchen that stays in order.',
  },
  {
    id: 'coastal-linen-textiles',
    title: 'Coastal Linen & Textiles',
    emblem: 'linen',
    description: 'Natural fibres for beds, bathrooms and tables by the sea.',
  },
  {
    id: 'plant-care-garden-tools',
    title: 'Plant Care & Garden Tools',
    emblem: 'outdoor',
    description: 'For house plants, pots and veranda gardens.',
  },
]

/** The four badges below the categories. */
export const valueBadges: readonly (Feature & { readonly id: string })[] = [
  {
    id: 'non-toxic',
    title: 'Non-Toxic',
    description: 'Gentle to breathe, to touch and to live with.',
  },
  {
    id: 'australian-brands',
    title: 'Australian Brands',
    description: 'Chosen from makers close to home.',
  },
  {
    id: 'sustainable',
    title: 'Sustainable',
    description: 'Picked to last, refill or return to the earth.',
  },
  {
    id: 'plastic-free',
    title: 'Plastic-Free',
    description: 'Less of it in the house, less of it in the sea.',
  },
]
