import manifest from '@/generated/pictures.json'
import type { PictureRef } from '@/content/types'
import type { PictureEntry } from './picture-entry'

/** Folders of pictures: those the content refers to, and those that only pages use. */
export type PictureFolder = PictureRef['folder'] | 'hero' | 'store'

const entries = manifest as unknown as Readonly<Record<string, PictureEntry | undefined>>

/** Whether there is a photograph or artwork by this folder and id: `journal/my-article`. */
export const isPicture = (name: string) => Object.hasOwn(entries, name)

/** The owner's photograph if there is one, otherwise our artwork, otherwise nothing. */
export function findPicture(folder: PictureFolder, id: string): PictureEntry | undefined {
  return entries[`${folder}/${id}`]
}

/** A linocut by its file name in public/art/linocut, without the extension. */
export function findLinocut(name: string): PictureEntry | undefined {
  return entries[`linocut/${name}`]
}

/** A linocut's URL and size, for a component that gets its content as props. */
export function linocutImage(name: string) {
  const cut = findLinocut(name)
  return cut && { src: cut.fallback, width: cut.width, height: cut.height }
}

/** Aspect ratio of the frames, as a class, by folder. */
export const frameRatios: Readonly<Record<PictureFolder, string>> = {
  hero: 'aspect-1/1',
  services: 'aspect-4/3',
  products: 'aspect-4/5',
  team: 'aspect-4/5',
  journal: 'aspect-16/9',
  sponsors: 'aspect-3/2',
  campaign: 'aspect-4/5',
  'add-ons': 'aspect-4/3',
  spaces: 'aspect-4/3',
  store: 'aspect-4/3',
}

// Linocut to show when neither a picture nor a linocut has the right name.
const folderLinocuts: Readonly<Record<PictureFolder, string>> = {
  hero: 'wave',
  services: 'wave',
  products: 'bottle-brush',
  team: 'hands-linen',
  journal: 'wave',
  sponsors: 'wave',
  campaign: 'turtle',
  'add-ons': 'posy',
  spaces: 'whole-home',
  store: 'linen',
}

// Linocuts whose file name differs from the picture's id.
const linocutAliases: Readonly<Record<string, string>> = {
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
}

/** The linocut to show in place of a missing picture: by its own name, or else its folder's. */
export function fallbackLinocut(folder: PictureFolder, id: string): PictureEntry | undefined {
  const base = id.replace(/\.hover$/, '')
  return findLinocut(linocutAliases[`${folder}/${base}`] ?? base) ?? findLinocut(folderLinocuts[folder])
}
