import { productsIn } from './products'

/** How many products of the first drop are on sale. */
export const firstDropCount = productsIn('first-drop').filter(
  ({ availability }) => availability !== 'Coming Soon',
).length

/**
 * The current status of the shop, the store and the campaign. Every page takes it from here, so that they never
 * disagree and the owner only has to change it once.
 */
export const shopStatus = {
  firstDrop: `The first ${firstDropCount} eco-brand products are here to pre-order.`,
  /** The specification's sentence. The launch was announced for September 2025. */
  store: 'The full store launches in September, on its own site.',
  storeNote: "Announced for September 2025. Join the waitlist and we'll tell you when it opens.",
} as const

export const huntPhase = {
  when: 'Late August 2025',
  /** Shown once on the campaign's page, at this entry in its timeline. */
  chip: 'This hunt has finished',
  /** Shown elsewhere. */
  past: 'The 2025 hunt has finished.',
  timelineEntry: 'august-2025',
  /** What's still going. */
  now: 'The $1 carries on, every service.',
} as const
