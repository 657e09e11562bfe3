import { business, linkTo } from './business'
import type { Certification, Feature, GuaranteeVariant, RatingVariant } from './types'

/**
 * Claims that several pages make: guarantee, rating, certifications and donation (specification sections 1, 2 and 9).
 */

/** `italic` is the part of a headline in italics. */
export const guarantee: Readonly<
  Record<GuaranteeVariant, { readonly title: string; readonly italic?: string; readonly text: string }>
> = {
  headline: {
    title: 'Our White-Glove Guarantee',
    italic: 'White-Glove',
    text: "Love your clean or we'll return, no questions asked. If the clean doesn't pass, we come back and re-clean free of charge.",
  },
  banner: {
    title: 'White-Glove Guarantee',
    text: "If your clean doesn't pass, we come back and re-clean free of charge.",
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

/** Small print of the guarantee, shown where there's room. */
export const guaranteeHowItWorks = "How it works: let us know within 24 hours and we'll come back and fix it, free."

/** The guarantee among the features of a service. */
export const guaranteeFeature: Feature = {
  title: 'The White-Glove Guarantee',
  description: "If it doesn't pass, we'll come back and clean it again, free.",
}

const { rating, donation } = business
const onGoogle = `${rating.value} on Google`
const rated = `Rated ${rating.value} out of ${rating.outOf}`

/** Text of the rating badge. It shows no review count because we don't know it. */
export const ratingWords: Readonly<Record<RatingVariant, { readonly text: string; readonly detail?: string }>> = {
  minimal: { text: onGoogle },
  standard: { text: onGoogle, detail: rated },
  expanded: { text: onGoogle, detail: `${rated} by our clients` },
}

/** Where we work (specification section 1). */
export const areaLine = `${business.serviceArea.join(', ')} and surrounds`

/** A linocut of it. The places' names are cut into it. */
export const areaMap = {
  linocut: 'coast-map',
  alt: 'A map of the coast with a house each at Airlie Beach, Cannonvale and Jubilee Pocket, and the islands offshore',
} as const

/** How far ahead to book (specification section 2, /contact): a service of each kind, or both where it's still open. */
export const leadTimes = {
  regular: 'Book at least 1 week ahead',
  deep: 'Book 2-3 weeks ahead',
  both: 'Book 1 week ahead, or 2-3 weeks for a deep clean',
} as const

/** Marks a badge that's an aim. */
export const goalWord = 'goal'

/**
 * The six certification badges with our own drawings and text. The tooltip says what each one covers.
 */
export const certifications: readonly Certification[] = [
  {
    id: 'toxic-free',
    label: 'Toxic Free',
    tooltip: 'What we use: certified toxic-free Australian products.',
  },
  {
    id: 'one-percent',
    label: '1% for the Planet',
    goal: true,
    tooltip: `An aim, not a membership yet. Today, ${donation.statement}`,
  },
  {
    id: 'vegan',
    label: 'Vegan',
    tooltip: 'About the products we clean with. Ask us about any label.',
  },
  {
    id: 'made-safe',
    label: 'Made Safe',
    tooltip: 'About the products we clean with: pet-safe, baby-friendly and reef-safe. Not a certificate of ours.',
  },
  {
    id: 'zero-waste',
    label: 'Zero Waste',
    goal: true,
    tooltip: "An aim. We're working on it, and we're not there yet.",
  },
  {
    id: 'family-friendly',
    label: 'Family Friendly',
    tooltip: "That's us: family-owned, with pet-safe, baby-friendly products.",
  },
]

/** The four claims from specification section 1. */
export const claims: readonly Feature[] = [
  {
    title: 'Certified toxic-free',
    description: 'Australian products that work, with no harsh smell left behind.',
  },
  {
    title: 'Pet-safe and baby-friendly',
    description: 'Gentle on whoever crawls, naps or rolls about on the floor.',
  },
  {
    title: 'Reef-safe',
    description: 'What we rinse away ends up near the reef, so we choose carefully.',
  },
  {
    title: 'Family-owned',
    description: 'A Whitsundays family business with zero-waste goals.',
  },
]

/** Charity banner on home and /services. */
export const charityBanner = {
  heading: 'A Dollar From Every Service Goes Back to the Sea',
  italic: 'Sea',
  since: 'Since June 2025, whatever the service.',
  action: { label: 'See Protect Your Place', href: '/protect-your-place' },
  charity: linkTo(`Visit ${business.charity.name}`, business.charity.url),
} as const
