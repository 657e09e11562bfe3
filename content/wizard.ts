import { business } from './business'
import { serviceById } from './services'
import { names, short } from './services/names'
import type {
  FrequencyPrices,
  Frequency,
  HomeSizeId,
  OfficeSizeId,
  Option,
  WeekdayId,
  WizardOption,
  WizardPrices,
  WizardService,
  WizardServiceId,
  WizardSize,
  WizardSizeId,
} from './types'

/**
 * The subscription wizard's options and price list (specification sections 3, 4 and 9). `name` is displayed and sent to
 * `POST /api/subscribe`; `id` is used in links (`?service=daily-glow&size=2b1b`).
 */

export const wizardServices: readonly WizardService[] = [
  {
    id: 'daily-glow',
    name: serviceById('daily-glow').title,
    detail: 'Residential General Clean',
    property: 'home',
    frequencies: ['weekly', 'fortnightly'],
  },
  {
    id: 'full-bloom',
    name: serviceById('full-bloom').title,
    detail: 'Residential Deep Clean',
    property: 'home',
    frequencies: ['weekly', 'fortnightly', 'monthly'],
  },
  {
    id: 'work-flow',
    name: serviceById('work-flow').title,
    detail: 'Commercial Office & Work Spaces',
    property: 'office',
    frequencies: ['weekly', 'fortnightly', 'monthly'],
  },
]

/** The services' price lists call the same size "2 bed 2 bath". */
const twoBathroomHelper = "Two bathrooms? Same price. We'll confirm."

export const homeSizes: readonly WizardSize<HomeSizeId>[] = [
  { id: 'studio', name: 'Studio' },
  { id: '1b1b', name: '1 Bed 1 Bath' },
  { id: '2b1b', name: '2 Bed 1 Bath', helper: twoBathroomHelper, mostPopular: true },
  { id: '3b2b', name: '3 Bed 2 Bath' },
  { id: '4b2b', name: '4 Bed 2 Bath' },
  {
    id: '5b+',
    name: '5+ Bed',
    detail: 'Quote required',
    helper: "Bigger homes vary, so we'll look at yours first and send you a price.",
    quoteRequired: true,
  },
]

/** The ranges overlap in the specification, and we keep them that way. */
const deskHelper = "Right on the line? Pick the smaller, we'll confirm."

export const officeSizes: readonly WizardSize<OfficeSizeId>[] = [
  { id: 'small', name: 'Small Office', detail: 'Up to 10 desks', helper: deskHelper },
  { id: 'medium', name: 'Medium Office', detail: '10-20 desks', helper: deskHelper },
  { id: 'large', name: 'Large Office', detail: '20+ desks' },
]

/** Both weekly and the two-bedroom home are "Most Popular", on different steps. */
export const frequencies: readonly WizardOption<Frequency>[] = [
  { id: 'weekly', name: 'Weekly', detail: 'A clean every week', mostPopular: true },
  { id: 'fortnightly', name: 'Fortnightly', detail: 'A clean every two weeks' },
  { id: 'monthly', name: 'Monthly', detail: 'A clean every month' },
]

const homeSavingLabels = { weekly: 'Save up to 25%', fortnightly: 'Save up to 15%', monthly: 'Save up to 10%' }

/** Labels of step 3, verbatim. The summary shows the calculated saving. */
export const savingLabels: Readonly<Record<WizardServiceId, Readonly<Record<Frequency, string>>>> = {
  'daily-glow': homeSavingLabels,
  'full-bloom': homeSavingLabels,
  'work-flow': { weekly: 'Save 20%', fortnightly: 'Save 15%', monthly: 'Save 10%' },
}

/** Replaces The Daily Glow's monthly card; clicking it returns to step 1 (specification section 4). */
export const needDeepClean = {
  heading: 'Monthly Service',
  name: 'Need Deep Clean',
  text: `Choose ${short(names.fullBloom)} for monthly options.`,
} as const

/** Billing options. A month counts as four weeks. */
export const billingFrequencies: readonly WizardOption<Frequency>[] = frequencies.map(({ id, name }) => ({
  id,
  name,
  detail: {
    weekly: 'Billed every week',
    fortnightly: 'Billed every two weeks',
    monthly: 'Billed every month (4\u00a0weeks)',
  }[id],
}))

/** Unit of a billed price: "$92.40/week" when sent, "per month (4 weeks)" when shown. */
export const billingPeriods: Readonly<Record<Frequency, { readonly short: string; readonly long: string }>> = {
  weekly: { short: 'week', long: 'per week' },
  fortnightly: { short: 'fortnight', long: 'per fortnight' },
  monthly: { short: 'month', long: 'per month (4 weeks)' },
}

export const preferredDays: readonly WizardOption<WeekdayId>[] = [
  { id: 'monday', name: 'Monday' },
  { id: 'tuesday', name: 'Tuesday' },
  { id: 'wednesday', name: 'Wednesday' },
  { id: 'thursday', name: 'Thursday' },
  { id: 'friday', name: 'Friday' },
]

type PreferredContact = 'email' | 'phone' | 'either'

/** The first one is the default (specification section 3). */
export const contactPreferences: readonly Option<PreferredContact>[] = [
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
  { value: 'either', label: 'Either' },
]

function perVisit(weekly: number, fortnightly: number, monthly: number): FrequencyPrices {
  return { weekly, fortnightly, monthly }
}

/**
 * For a service without monthly visits. Its monthly figure is a month's bill for fortnightly cleans, never shown as the
 * price of one visit (A6).
 */
const weeklyOrFortnightly = (weekly: number, fortnightly: number) => perVisit(weekly, fortnightly, 2 * fortnightly)

/** For a size that we quote. */
const quoted = perVisit(0, 0, 0)

/**
 * Price of one visit in cents including GST: weekly, fortnightly and monthly (specification section 9). Everything else
 * about a plan follows from these: its card, what a week costs, the saving, the comparison.
 */
export const wizardPrices: WizardPrices = {
  'daily-glow': {
    studio: weeklyOrFortnightly(6160, 6545),
    '1b1b': weeklyOrFortnightly(9240, 9818),
    '2b1b': weeklyOrFortnightly(12320, 13090),
    '3b2b': weeklyOrFortnightly(18480, 19636),
    '4b2b': weeklyOrFortnightly(24640, 26180),
    '5b+': quoted,
  },
  'full-bloom': {
    studio: perVisit(8663, 9240, 9818),
    '1b1b': perVisit(11550, 12320, 13090),
    '2b1b': perVisit(17325, 18480, 19635),
    '3b2b': perVisit(23100, 24640, 26180),
    '4b2b': perVisit(28875, 30800, 32725),
    '5b+': quoted,
  },
  'work-flow': {
    small: perVisit(6000, 6375, 6750),
    medium: perVisit(12320, 13090, 13860),
    large: perVisit(18480, 19635, 20790),
  },
}

/** How far prices are below the once-off price, in percent. `npm run content:check` lists those that aren't. */
export const usualSavings: Readonly<Record<WizardServiceId, Partial<Record<Frequency, number>>>> = {
  'daily-glow': { weekly: 20, fortnightly: 15 },
  'full-bloom': { weekly: 25, fortnightly: 20, monthly: 15 },
  'work-flow': { weekly: 20, fortnightly: 15, monthly: 10 },
}

/** Prices that are meant to differ, and why. */
export const priceExceptions: readonly { service: WizardServiceId; size: WizardSizeId; why: string }[] = [
  { service: 'work-flow', size: 'small', why: '20, 15 and 10% off $75, while the price list has $70' },
]

/** How often the visits are whose weekly share is the "starting from" price in step 2 (A8). */
export const startingFromFrequency: Readonly<Record<WizardServiceId, Frequency>> = {
  'daily-glow': 'fortnightly',
  'full-bloom': 'monthly',
  'work-flow': 'monthly',
}

export const quoteRequiredLabel = 'Quote required'

/** Text of the steps and the summary. */
export const wizardWords = {
  title: 'Start Your Subscription',
  steps: [
    { heading: 'Choose Your Service', text: 'Which clean would you like on repeat?' },
    { heading: 'Property Size', text: 'So we send the right team and allow enough time.' },
    { heading: 'Cleaning Frequency', text: 'How often should we come?' },
    { heading: 'Billing Frequency', text: 'Pay weekly, fortnightly or monthly.' },
    { heading: 'Preferred Day', text: 'We clean subscriptions Monday to Friday.' },
    { heading: 'Your Summary', text: 'Have a look over it and tell us how to reach you.' },
  ],
  prices: business.gst.registered ? 'All prices here are in AUD, incl. GST.' : 'All prices here are in AUD.',
  fourWeekMonth: 'We count a month as four weeks.',
  /** Lead times. */
  leadTime:
    "Please allow at least 1 week for regular cleans and 2-3 weeks for a deep clean. We'll confirm your first date with you.",
  thankYou: {
    heading: 'Thank You',
    text: "It's with us. Nothing's been charged, and nothing is until we've confirmed your plan with you.",
    home: 'Return to Home Page',
    again: 'Start Another Subscription',
  },
} as const

/** "Before you start" in step 6: the binding terms in one place. */
export const beforeYouStart = {
  heading: 'Before you start',
  points: [
    "Subscriptions have a minimum commitment: we'll agree 3 or 6 months with you.",
    "After that your subscription auto-renews, and cancelling needs 30 days' notice.",
    "You can pause for up to 4 weeks a year with 7 days' notice.",
    "To pause, modify or cancel, let us know 7 days ahead. Rescheduling a visit needs 24 hours' notice.",
    "Not sure which notice applies to you? Ask us, and we'll tell you before your first visit.",
    "Sending this form doesn't charge you. We'll be in touch within 24 hours to confirm.",
  ],
} as const
