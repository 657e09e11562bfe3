import manifest from '@/generated/pictures.json'
import type { PictureRef } from '@/content/types'
import { tideBanner } from './tide-banner'

/** A picture as tools/pictures.mjs found it. Lengths in pixels, `focal` in per cent. */
export interface PictureEntry {
  readonly kind: 'photo' | 'art' | 'linocut'
  readonly width: number
  readonly height: number
  /** Fills the frame until the picture is there. */
  readonly colour: string
  /** Width and address of each size, smallest first. */
  readonly sources: Readonly<Record<'avif' | 'webp', readonly (readonly [number, string])[]>>
  readonly fallback: string
  /** The point that stays in view when the frame crops. */
  readonly focal: readonly [number, number]
  /** The owner's own words for it. */
  readonly alt?: string
}

/** Where pictures lie: the folders of the content, and those that pages alone use. */
export type PictureFolder = PictureRef['folder'] | 'hero' | 'store'

const entries = manifest as unknown as Readonly<Record<string, PictureEntry | undefined>>

/**
 * The owner's photograph, else our art, else nothing: the manifest holds the one that wins. An
 * article without either has tide lines of its own.
 */
export function findPicture(folder: PictureFolder, id: string): PictureEntry | undefined {
  return entries[`${folder}/${id}`] ?? (folder === 'journal' ? tideBanner(id) : undefined)
}

/** A linocut by its name in public/art/linocut. */
export function findLinocut(name: string): PictureEntry | undefined {
  return entries[`linocut/${name}`]
}

// Width to height of each folder's frames.
const ratios: Readonly<Record<PictureFolder, number>> = {
  hero: 1,
  services: 4 / 3,
  products: 4 / 5,
  team: 4 / 5,
  journal: 16 / 9,
  sponsors: 3 / 2,
  campaign: 4 / 5,
  'add-ons': 4 / 3,
  spaces: 4 / 3,
  store: 4 / 3,
}

/** The frame of a folder's pictures, width divided by height. */
export function frameRatio(folder: PictureFolder): number {
  return ratios[folder]
}

// What stands in a frame that has no picture of its own name.
const emblems: Readonly<Record<PictureFolder, string>> = {
  hero: 'wave',
  services: 'wave',
  products: 'bottle-brush',
  team: 'portrait-wreath',
  journal: 'wave',
  sponsors: 'wave',
  campaign: 'turtle',
  'add-ons': 'posy',
  spaces: 'whole-home',
  store: 'linen',
}

// Names that differ between the content and the prints.
const otherNames: Readonly<Record<string, string>> = {
  'spaces/linen-storage': 'linen',
  'spaces/outdoor-patio-garden': 'outdoor',
  'add-ons/tlc-plant-care': 'plant',
  'add-ons/oven-deep-clean': 'oven',
  'add-ons/fridge-clean-out': 'fridge',
  'add-ons/natural-mould-removal': 'tiles',
  'add-ons/laundry-folding': 'linen',
  'add-ons/iron-cast-conditioning': 'cast-iron-pan',
  'add-ons/bed-making': 'bed',
  'add-ons/outdoor-area-cleaning': 'outdoor',
  'add-ons/interior-window-cleaning': 'window',
  'campaign/conservation-tee': 'turtle',
  'campaign/conservation-artwork': 'sea-fan',
  'store/pantry-kitchen': 'pantry',
  'store/coastal-linen-textiles': 'linen',
  'store/plant-care-garden-tools': 'outdoor',
  'products/kitchen-cleaner': 'lemon-myrtle',
  'products/oxygenated-bleach': 'laundry',
  'products/glass-cleaner': 'peppermint',
  'products/floor-cleaner': 'mandarin',
  'products/terra-botanica-tea-towel': 'australian',
  'products/bathroom-cleaner': 'eucalyptus',
  'products/dog-wash': 'paw',
  'products/dish-soap': 'kitchen',
  'products/fruit-vege-wash': 'mandarin',
  'products/stainless-cleaner': 'non-toxic',
  'products/room-spray': 'rosemary',
  'products/hand-wash': 'lemon-myrtle',
  'products/pillow-linen-spray': 'lavender',
  'products/dishwasher-powder': 'peppermint',
  'products/grow-plant-food-tonic': 'plant',
  'products/support-slow-release-pellets': 'vegan',
  'products/house-plant-care-essentials-kit': 'posy',
  'products/protect-spray-with-neem': 'neem',
  'products/soap-berries-laundry-wash': 'soap-berry',
  'products/natural-cleaning-brushes': 'plastic-free',
  'products/eco-friendly-laundry-bundle': 'zero-waste',
  'products/reusable-cotton-towels': 'cotton',
}

/** The linocut that stands in for a picture: of its own name, else of its folder. */
export function fallbackLinocut(folder: PictureFolder, id: string): PictureEntry | undefined {
  const bare = id.replace(/\.hover$/, '')
  const names = [otherNames[`${folder}/${bare}`], bare, emblems[folder]]
  for (const name of names) {
    const found = name ? findLinocut(name) : undefined
    if (found) return found
  }
  return undefined
}
