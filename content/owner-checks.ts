import { business } from './business'
import { huntPhase, shopStatus } from './status'
import { certifications } from './guarantee'
import { naturallySunnie } from './naturally-sunnie'
import { ownersQuestions } from './owners-questions'
import { isAbn, isExampleAddress, isFictionalPhone, isUnnamed } from './placeholders'
import { privacyPolicy } from './legal/privacy-policy'
import { termsOfService } from './legal/terms-of-service'
import { websiteDetails } from './legal/website-details'
import { productChoiceGroups, products, productsIn } from './products'
import { serviceQuestions } from './questions'
import { recyclingFacts } from './recycling'
import { services } from './services'
import { policies, plans } from './subscriptions'
import { builderTimes, sunnieSelectPage } from './sunnie-select'
import { testimonials } from './testimonials'
import { beforeYouStart, homeSizes, wizardPrices, wizardServices } from './wizard'

/**
 * Everything the owner still has to confirm: flagged decisions and missing content.
 * `npm run content:check` lists what's open.
 *
 * There are two kinds. A *placeholder* (an all-zero ABN, a `.example` address, a sample testimonial) is open until the
 * content has a real value. A *question* is open while the content is still what we assumed. It closes when the owner
 * changes the content, or confirms it by adding its id to `confirmed`.
 */
const confirmed: readonly string[] = []

interface OwnerCheck {
  readonly id: string
  readonly question: string
  /** The file and field to change. */
  readonly where: string
  readonly source: string
  /** A placeholder has to be replaced before a launch; a question may be confirmed as it is. */
  readonly kind: 'placeholder' | 'question'
  readonly open: () => boolean
}

interface OwnerCheckArea {
  readonly area: string
  readonly checks: readonly OwnerCheck[]
}

/** An id begins with the decision that it comes from. The others are from the list of missing content (G). */
const check = (id: string, question: string, where: string) => ({
  id,
  source: /^[A-F]\d+/.exec(id)?.[0] ?? 'G',
  question,
  where,
})

/** A question to the owner, open while `assumed` returns true. */
function question(id: string, text: string, where: string, assumed: () => boolean = () => true): OwnerCheck {
  return { ...check(id, text, where), kind: 'question', open: () => !confirmed.includes(id) && assumed() }
}

/** A value that can't go live and can't be confirmed either. */
function placeholder(id: string, text: string, where: string, open: () => boolean): OwnerCheck {
  return { ...check(id, text, where), kind: 'placeholder', open }
}

const theBusiness: readonly OwnerCheck[] = [
  question(
    'name',
    `Is the business called “${business.name}”, and the shop “${business.shopName}”?`,
    'content/business.ts: name, shopName',
  ),
  placeholder('abn', 'What is the ABN?', 'content/business.ts: abn', () => !isAbn(business.abn)),
  placeholder('email', 'What is the contact email address?', 'content/business.ts: email', () =>
    isExampleAddress(business.email),
  ),
  placeholder('phone', 'What is the phone number?', 'content/business.ts: phone', () =>
    isFictionalPhone(business.phone),
  ),
  placeholder('site-url', "What is the site's address?", 'content/business.ts: siteUrl', () =>
    isExampleAddress(business.siteUrl),
  ),
  placeholder('booking', 'Where is the booking page?', 'content/business.ts: bookingUrl', () =>
    isExampleAddress(business.bookingUrl),
  ),
  question(
    'booking-queries',
    'Which query opens the booking page at each service?',
    'content/business.ts: bookingQuery',
    () => Object.entries(business.bookingQuery).some(([id, query]) => query === `service=${id}`),
  ),
  placeholder('store', 'Where is the online store?', 'content/business.ts: storeUrl', () =>
    isExampleAddress(business.storeUrl),
  ),
  placeholder('socials', 'Where are Instagram, Facebook, Pinterest and TikTok?', 'content/business.ts: socials', () =>
    (['instagram', 'facebook', 'pinterest', 'tiktok'] as const).some((id) => isExampleAddress(business.socials[id])),
  ),
  placeholder('google-reviews', 'Where is the Google reviews listing?', 'content/business.ts: googleReviewsUrl', () =>
    isExampleAddress(business.googleReviewsUrl),
  ),
  question(
    'E36',
    `Does Google still show ${business.rating.value} out of ${business.rating.outOf}?`,
    'content/business.ts: rating',
  ),
  question(
    'F6',
    "Are you closed on Queensland's public holidays? The site says so, and the local show day has to be added.",
    'content/business.ts: closedOnPublicHolidays, closed',
    () => business.closedOnPublicHolidays,
  ),
  placeholder(
    'founder',
    'Who is the founder, and what is their story?',
    'content/business.ts: founder; content/about.ts: story; content/campaign.ts: founder',
    () => isUnnamed(business.founder),
  ),
]

const pricesAndPlans: readonly OwnerCheck[] = [
  question(
    'A1',
    'Is the business registered for GST? If so, service prices exclude it and wizard prices include it.',
    'content/business.ts: gst.registered',
    () => business.gst.registered,
  ),
  question(
    'A2',
    'Work Flow, small office: $60, $63.75 and $67.50 are 20, 15 and 10% off $75, but the price list says $70. Which is right?',
    'content/wizard.ts: wizardPrices, work-flow, small',
    () => {
      const small = wizardPrices['work-flow'].small
      return small?.weekly === 6000 && small.fortnightly === 6375 && small.monthly === 6750
    },
  ),
  question(
    'A3',
    'Full Bloom plan cards say 20, 15 and 10%, but against $210 they are 25, 20 and 15%, and without GST. What should they say?',
    'content/subscriptions.ts: plans',
    () => plans.some(({ service, gst, saving }) => service === 'full-bloom' && gst === 'plus' && saving),
  ),
  question(
    'A4',
    'Work Flow plan cards: $60.00 is with GST, $119.00 and $189.00 are without. Should all be with GST?',
    'content/subscriptions.ts: plans',
    () => new Set(plans.filter(({ service }) => service === 'work-flow').map(({ gst }) => gst)).size > 1,
  ),
  question(
    'A5',
    'Daily Glow, fortnightly: is the saving 15% ($98.18 against $115.50) and not 20%?',
    'content/wizard.ts: wizardPrices, daily-glow, 1b1b',
    () => wizardPrices['daily-glow']['1b1b']?.fortnightly === 9818,
  ),
  question(
    'A10',
    '“Save up to 30%”: the highest saving in the price list is 25%. Keep the claim?',
    'content/business.ts: claims.saveUpToThirtyPercent',
    () => business.claims.saveUpToThirtyPercent,
  ),
  question(
    'A14',
    'A subscription request has the price of one visit, with the billed amount beside it. Does that suit you?',
    'lib/forms/subscribe.ts',
  ),
  question(
    'A17',
    '“Pricing is locked for a year”, with a commitment of 3 or 6 months: does the year hold?',
    'content/business.ts: claims.pricingLockedForAYear',
    () => business.claims.pricingLockedForAYear,
  ),
  question(
    'B1',
    'The wizard says “2 Bed 1 Bath”, the price list “2 bed 2 bath”, for the same price. Is it the same rate?',
    'content/wizard.ts: homeSizes; content/services/daily-glow.ts: pricing',
    () =>
      homeSizes.some(({ id, name }) => id === '2b1b' && /1 bath/i.test(name)) &&
      services.some(
        ({ id, pricing }) =>
          id === 'daily-glow' && pricing.some(({ propertySize }) => /2 bed 2 bath/i.test(propertySize)),
      ),
  ),
  question(
    'B4',
    'Sunnie Select afternoons: until 4pm (service page) or 5pm (builder)?',
    'content/sunnie-select.ts: builderTimes, sunnieSelectPage.times',
    () => {
      const shown = sunnieSelectPage.times.find(({ name }) => name === 'Afternoon')?.range
      return builderTimes.find(({ value }) => value === 'afternoon')?.description !== shown
    },
  ),
  question(
    'E11',
    'The Five-Star Reset is eligible for subscriptions but has no place in the wizard. Which host plans do you offer?',
    'content/wizard.ts: wizardServices',
    () =>
      services.some(({ id, eligibleForSubscription }) => id === 'five-star-reset' && eligibleForSubscription) &&
      !wizardServices.some(({ id }) => String(id) === 'five-star-reset'),
  ),
]

const policiesAndLaw: readonly OwnerCheck[] = [
  question(
    'F1',
    "Leaving a subscription: 7 days' notice, or 3 or 6 months and then 30 days? Both are stated.",
    'content/subscriptions.ts: policies; content/legal/terms-of-service.ts; content/wizard.ts: beforeYouStart',
    () => ['subscription-changes', 'commitment'].every((id) => policies.some((policy) => policy.id === id)),
  ),
  question('F2', 'Commitment of 3 or 6 months: who chooses, and when?', 'content/wizard.ts: beforeYouStart', () =>
    beforeYouStart.points.some((point) => point.includes('3 or 6 months')),
  ),
  question(
    'F5',
    'Privacy policy and terms are our wording, dated May 19, 2025. Has a lawyer checked them?',
    'content/legal/privacy-policy.ts, terms-of-service.ts',
    () => [privacyPolicy, termsOfService].some(({ updatedIso }) => updatedIso === '2025-05-19'),
  ),
  question(
    'F5-website',
    `“${websiteDetails.title}” (${websiteDetails.updated}): is it right, and is its date the day you publish it?`,
    'content/legal/website-details.ts',
  ),
]

const claimsAndWords: readonly OwnerCheck[] = [
  placeholder(
    'testimonials',
    'Which real testimonials may be shown? All samples must be replaced.',
    'content/testimonials.ts',
    () => testimonials.length === 0 || testimonials.some(({ sample }) => sample),
  ),
  question(
    'E35',
    'Certified toxic-free, 1% for the Planet, Vegan, Made Safe, Zero Waste: which certificates do you hold, and in whose name?',
    'content/guarantee.ts: certifications',
    () => certifications.length > 0,
  ),
  question(
    'service-copy',
    "Do the services' inclusions, steps and features describe the work as you do it?",
    'content/services/*.ts',
    () => services.length > 0,
  ),
  ...ownersQuestions.map(({ id, question: asked, answer }) =>
    question(
      id,
      `Clients ask “${asked}” Your answer goes on every service's page.`,
      'content/owners-questions.ts',
      () => !answer,
    ),
  ),
  question(
    'first-drop-makers',
    'Whose products are the first drop? One sentence, which goes under its heading.',
    'content/naturally-sunnie.ts: firstDrop.makers',
    () => !naturallySunnie.firstDrop.makers,
  ),
  question(
    'service-questions',
    `Are the answers to the ${serviceQuestions.length} service questions yours?`,
    'content/questions.ts',
    () => serviceQuestions.length > 0,
  ),
  question('article-dates', 'On which days were the two articles published?', 'content/articles/*.mdx: date'),
  question(
    'article-authors',
    'Who wrote the two articles, and do they sound like you?',
    'content/articles/*.mdx: author and text',
  ),
  question(
    'E31-guide',
    'The free guide says “come back in 24 hours”. When will there be one?',
    'content/home.ts: guide',
  ),
]

const shop: readonly OwnerCheck[] = [
  question('E27', 'First drop: are all six available, or some on pre-order?', 'content/products.ts: card()', () =>
    productsIn('first-drop').every(({ availability }) => availability === 'Available'),
  ),
  question(
    'E27-brand',
    'Are all six first-drop products, including the tea towel, from the first brand?',
    'content/products.ts: products',
    () => productsIn('first-drop').every(({ brand }) => brand === 'koalaEcoProducts'),
  ),
  question(
    'product-subtitles',
    `We made up the scents and ingredients of the ${products.length} products. What do the labels say?`,
    'content/products.ts: subtitle',
    () => products.some(({ subtitle }) => subtitle !== ''),
  ),
  question(
    'E28',
    'Sizes in the waitlist form differ from the cards (Grow 250ml, Support 500g). Which are right?',
    'content/products.ts: formSizes',
    () =>
      productChoiceGroups.some(({ choices }) =>
        choices.some(({ id, label }) => {
          const size = products.find((product) => product.id === id)?.size
          return !!size && !label.includes(size)
        }),
      ),
  ),
  question('E31-store', 'The full store “launches in September” (2025): has it?', 'content/status.ts: shopStatus', () =>
    shopStatus.store.includes('September'),
  ),
]

const campaignAndRecycling: readonly OwnerCheck[] = [
  placeholder(
    'charity',
    'Which charity gets $1 from every service, and where are its site and fundraising page?',
    'content/business.ts: charity',
    () =>
      business.charity.name === 'our partner charity' ||
      isExampleAddress(business.charity.url) ||
      isExampleAddress(business.charity.fundraisingUrl),
  ),
  placeholder(
    'tees-beneficiary',
    'Which charity gets the proceeds of tees and artwork?',
    'content/business.ts: teesBeneficiary',
    () =>
      business.teesBeneficiary.name === 'a marine clean-up charity' || isExampleAddress(business.teesBeneficiary.url),
  ),
  question(
    'E32',
    'Partner charity, marine clean-up charity, 1% for the Planet: are these one, two or three?',
    'content/business.ts: charity, teesBeneficiary',
    () => business.charity.name !== business.teesBeneficiary.name,
  ),
  placeholder(
    'sponsors',
    'Who are the three sponsors, and where do their logos link?',
    'content/business.ts: sponsors',
    () => business.sponsors.length === 0 || business.sponsors.some(isUnnamed),
  ),
  placeholder(
    'artist',
    'Who is the artist, and where is the shop?',
    'content/business.ts: artist; content/campaign.ts: artist',
    () => isUnnamed(business.artist) || isExampleAddress(business.artist.shopUrl),
  ),
  question(
    'E31-hunt',
    `The hunt of late August 2025 is marked “${huntPhase.chip}”. Is there a next one?`,
    'content/status.ts: huntPhase',
    () => huntPhase.when.includes('2025'),
  ),
  question(
    'E34',
    'Bread tags: “1 kg funds 1 wheelchair” and “15+ tonnes, 133 wheelchairs” cannot both be right. Which stays?',
    'content/recycling.ts: recyclingFacts',
    () => ['wheelchair', 'total'].every((id) => recyclingFacts.some((fact) => fact.id === id)),
  ),
]

export const ownerCheckAreas: readonly OwnerCheckArea[] = [
  { area: 'The business', checks: theBusiness },
  { area: 'Prices and plans', checks: pricesAndPlans },
  { area: 'Policies and law', checks: policiesAndLaw },
  { area: 'Claims and wording', checks: claimsAndWords },
  { area: 'The shop', checks: shop },
  { area: 'Campaign and recycling', checks: campaignAndRecycling },
]

export const ownerChecks: readonly OwnerCheck[] = ownerCheckAreas.flatMap(({ checks }) => checks)
