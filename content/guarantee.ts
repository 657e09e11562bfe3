import type { Certification, Feature, GuaranteeVariant, GuaranteeWords, RatingVariant } from './types'

/**
 * Claims that several pages make: guarantee, rating, certifications and donation (specification sections 1, 2 and 9;
 * decisions E32, E33, E35, E36, F3).
 */

export const guarantee: Readonly<Record<GuaranteeVariant, GuaranteeWords>> = {
  headline: {
    title: 'Our White-Glove Guarantee',
    text: "Love your clean or we'll return, no questions asked. If the clean does not pass, we come back and re-clean free of charge.",
  },
  banner: {
    title: 'White-Glove Guarantee',
    text: 'If your clean does not pass, we return and re-clean free of charge.',
  },
  badge: {
    title: 'White-Glove Guarantee',
    text: "Love your clean or we'll return",
  },
  footer: {
    title: 'White-Glove Guarantee',
    text: "Love your clean or we'll return, no questions asked.",
  },
}

/** Small print of the guarantee, shown where there's room (decision F3). */
export const guaranteeHowItWorks =
  'How it works: tell us within 24 hours, and we come back and put it right at no cost.'

/** Text of the rating badge. It shows no review count because we don't know it (decision E36). */
export const ratingWords: Readonly<Record<RatingVariant, { readonly text: string; readonly detail?: string }>> = {
  minimal: { text: '5.0 on Google' },
  standard: { text: '5.0 on Google', detail: 'Rated 5.0 out of 5.0' },
  expanded: { text: '5.0 on Google', detail: 'Rated 5.0 out of 5.0 by our clients' },
}

export const ratingLinkLabel = 'Read our Google reviews'

/**
 * The six certification badges with our own drawings and text. The tooltip says what each one covers (decision E35).
 */
export const certifications: readonly Certification[] = [
  {
    id: 'toxic-free',
    label: 'Toxic Free',
    tooltip: 'We clean with certified toxic-free Australian products.',
  },
  {
    id: 'one-percent',
    label: '1% for the Planet',
    tooltip:
      'Giving back to the environment. From us, $1 of every service goes to a local marine-conservation charity.',
  },
  {
    id: 'vegan',
    label: 'Vegan',
    tooltip: 'Describes the products we clean with. Ask us about any label.',
  },
  {
    id: 'made-safe',
    label: 'Made Safe',
    tooltip: 'Describes the products we clean with: chosen to be pet-safe, baby-friendly and reef-safe.',
  },
  {
    id: 'zero-waste',
    label: 'Zero Waste',
    tooltip: 'A goal we work towards. We are not there yet.',
  },
  {
    id: 'family-friendly',
    label: 'Family Friendly',
    tooltip: 'A family-owned business with pet-safe, baby-friendly products.',
  },
]

/** The four claims from specification section 1. */
export const claims: readonly Feature[] = [
  {
    title: 'Certified toxic-free',
    description: 'Australian products that clean well and leave no harsh smell behind.',
  },
  {
    title: 'Pet-safe and baby-friendly',
    description: 'Safe for whoever crawls, naps or licks the floor.',
  },
  {
    title: 'Reef-safe',
    description: 'What we rinse away ends up near the reef, so we choose it with care.',
  },
  {
    title: 'Family-owned',
    description: 'A Whitsundays family business with zero-waste goals.',
  },
]
