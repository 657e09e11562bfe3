/**
 * Where the shop, the store and the campaign stand. Every page that says so says it from here, so that they never
 * disagree; the owner changes it once (decisions E27, E31).
 */
export const shopStatus = {
  firstDrop: 'The first 6 eco-brand products are available now, ready to pre-order.',
  /** The specification's sentence. It was announced for September 2025. */
  store: 'The full store launches in September, on its own site.',
  storeNote: "Announced for September 2025. Join the waitlist and we'll tell you when it opens.",
} as const

export const huntPhase = {
  when: 'Late August 2025',
  /** Stands once on the campaign's page, at this entry of its timeline. */
  chip: 'This hunt has finished',
  timelineEntry: 'august-2025',
  /** Elsewhere: what carries on. */
  now: 'The $1 carries on, every service.',
} as const
