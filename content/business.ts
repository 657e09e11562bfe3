import { internationalNumber, openingText } from './business-formats'
import { isAbn, isExampleAddress, isFictionalPhone, isUnnamed, real, realLinks, samplesShown } from './placeholders'
import type { ClosedPeriod, Href, Link, OpeningHours, Person, ServiceId } from './types'

/** Days off, such as { name: 'Christmas', from: '2026-12-24', to: '2027-01-05' }. Visitors hear the day before. */
const closed: readonly ClosedPeriod[] = []

/**
 * Facts about the business. Anything the specification leaves blank is an obvious sample (`.example` addresses, a phone
 * number reserved for fiction, an all-zero ABN) that `npm run content:check` lists until the owner replaces it
 * (specification sections 1 and 2). On a real domain `business` leaves them out.
 */
const facts = {
  name: 'Sunnie',
  /** Origin of the published site without a trailing slash, for a preview's canonical links. */
  siteUrl: 'https://www.sunnie.example',
  shopName: 'Naturally Sunnie',
  journalName: 'The Sunnie Journal',
  abn: '00 000 000 000',
  email: 'hello@sunnie.example',
  // 0491 570 006 is reserved for fiction in Australia, so it reaches nobody.
  phone: '0491 570 006',
  locality: 'Whitsundays',
  region: 'Queensland',
  serviceArea: ['Airlie Beach', 'Cannonvale', 'Jubilee Pocket'],
  timeZone: 'Australia/Brisbane',
  hours: {
    weekend: 'Sat and Sun by appointment only',
    opening: [
      {
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '18:00',
      },
    ] as readonly OpeningHours[],
  },
  closed,
  /** Queensland's (`lib/public-holidays.ts`), without the local show day. */
  closedOnPublicHolidays: true,
  bookingUrl: 'https://book.sunnie.example/',
  /** What preselects a service on the booking page, without "?"; empty if nothing does. */
  bookingQuery: {
    'natural-order': 'service=natural-order',
    'daily-glow': 'service=daily-glow',
    'full-bloom': 'service=full-bloom',
    'sunnie-select': 'service=sunnie-select',
    'work-flow': 'service=work-flow',
    'five-star-reset': 'service=five-star-reset',
  } satisfies Readonly<Record<ServiceId, string>>,
  storeUrl: 'https://store.sunnie.example/',
  googleReviewsUrl: 'https://reviews.sunnie.example/google',
  socials: {
    instagram: 'https://instagram.example/sunnie',
    facebook: 'https://facebook.example/sunnie',
    pinterest: 'https://pinterest.example/sunnie',
    tiktok: 'https://tiktok.example/sunnie',
  },
  /** Gets $1 from every service and is the partner of Protect Your Place. Its name must work within a sentence. */
  charity: {
    name: 'our partner charity',
    url: 'https://charity.example/',
    fundraisingUrl: 'https://fundraising.charity.example/sunnie',
  },
  /** Gets the proceeds of tees and artwork. */
  teesBeneficiary: {
    name: 'a marine clean-up charity',
    url: 'https://marine-clean-up.example/',
    fundraisingUrl: 'https://fundraising.marine-clean-up.example/sunnie',
  },
  sponsors: [
    { id: 'sponsor-one', name: 'Sponsor one', url: 'https://sponsor-one.example/' },
    { id: 'sponsor-two', name: 'Sponsor two', url: 'https://sponsor-two.example/' },
    { id: 'sponsor-three', name: 'Sponsor three', url: 'https://sponsor-three.example/' },
  ],
  artist: {
    id: 'artist',
    name: 'Our campaign artist',
    role: 'Artist of Protect Your Place',
    shopUrl: 'https://artist.example/shop',
  },
  founder: {
    id: 'founder',
    name: 'Our founder',
    role: 'Founder of Sunnie',
  } as Person,
  /** Without a registration, no "plus GST" or "incl. GST" is shown. */
  gst: { registered: true, percent: 10 },
  donation: {
    statement: '$1 from every service goes to a local marine-conservation charity.',
  },
  rating: { value: '5.0', outOf: '5.0' },
  /** Claims of the specification that the site makes; of the plans' savings, those that it prints. */
  claims: { saveUpToThirtyPercent: true, pricingLockedForAYear: true, planSavingsAsPrinted: true },
}

const named = <Someone extends Person>(person: Someone) => ({
  ...person,
  name: isUnnamed(person) ? undefined : person.name,
})

/** The business as shown on a real domain: without samples, and without a gap where they were. */
const realFacts = () => ({
  ...facts,
  abn: isAbn(facts.abn) ? facts.abn : undefined,
  email: isExampleAddress(facts.email) ? undefined : facts.email,
  phone: isFictionalPhone(facts.phone) ? undefined : facts.phone,
  bookingUrl: real(facts.bookingUrl),
  storeUrl: real(facts.storeUrl),
  googleReviewsUrl: real(facts.googleReviewsUrl),
  socials: realLinks(facts.socials),
  charity: { name: facts.charity.name, ...realLinks(facts.charity) },
  teesBeneficiary: { name: facts.teesBeneficiary.name, ...realLinks(facts.teesBeneficiary) },
  sponsors: facts.sponsors.filter((sponsor) => !isUnnamed(sponsor) && real(sponsor.url)),
  artist: { ...named(facts.artist), shopUrl: real(facts.artist.shopUrl) },
  founder: named(facts.founder),
})

const shown = samplesShown ? facts : realFacts()

export const business = {
  ...shown,
  /** In international format, for `tel:` links and structured data. */
  phoneHref: shown.phone && internationalNumber(shown.phone),
  address: `${shown.locality}, ${shown.region}, Australia`,
  hours: { ...shown.hours, weekdays: shown.hours.opening.map(openingText).join(', ') },
}

/**
 * URL of the external booking page, with the given service preselected if the booking service supports that. Without a
 * booking page, it's our own contact form.
 */
export function bookingHref(service?: ServiceId): Href {
  const { bookingUrl } = business
  if (!bookingUrl) return '/contact#contact-form'
  const query = service ? business.bookingQuery[service] : ''
  return query ? `${bookingUrl}${bookingUrl.includes('?') ? '&' : '?'}${query}` : bookingUrl
}

/** A link to another site, if we have its URL. */
export function linkTo(label: string, href: Href | undefined): Link | undefined {
  return href ? { label, href, external: true } : undefined
}

const { email, phone, phoneHref } = business

/** Links for reaching us, each undefined if we don't have it. */
export const emailLink: Link | undefined = email ? { label: email, href: `mailto:${email}` } : undefined
export const phoneLink: Link | undefined = phone ? { label: phone, href: `tel:${phoneHref}` } : undefined

/** "Write to us at … or call …", with whichever of the two we have. */
export function waysToReachUs(write: string): string {
  if (email) return phone ? `${write} ${email} or call ${phone}` : `${write} ${email}`
  return phone ? `Call ${phone}` : 'Use our contact page'
}

/** The business's name, with its ABN if we have one, for legal text and emails. */
export const legalName = business.abn ? `${business.name} (ABN ${business.abn})` : business.name
