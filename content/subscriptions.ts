import { business } from './business'
import type { Feature, PlanCard, PolicyRow, PriceComparison, Question } from './types'

/**
 * Subscriptions: plan cards, comparison, benefits, FAQs and policies (specification sections 2 and 9; decisions A3 to
 * A5, A10, A12, A17, E11, E12, F1, F2, F4). Figures are copied from the specification, never calculated.
 */

/** The savings claim and its footnote. If the flag is off, a sentence without a figure (decision A10). */
export const savingClaim = business.claims.saveUpToThirtyPercent
  ? {
      text: 'Save up to 30% on regular cleans',
      footnote: "Highest saving in today's price list: 25%, Full Bloom weekly.",
    }
  : { text: 'Save on regular cleans', footnote: '' }

/** The specification doesn't label these prices; the arithmetic shows they're fortnightly and exclude GST (A12). */
const comparisonBasis = business.gst.registered ? 'fortnightly, plus GST' : 'fortnightly'

export const comparisons: readonly PriceComparison[] = [
  {
    service: 'daily-glow',
    name: 'Daily Glow',
    propertySize: '2 bed 2 bath',
    onceOff: 14000,
    subscriber: 11900,
    savingPerYear: 54600,
    basis: comparisonBasis,
  },
  {
    service: 'full-bloom',
    name: 'Full Bloom',
    propertySize: '2 bed',
    onceOff: 21000,
    subscriber: 16800,
    savingPerYear: 109200,
    basis: comparisonBasis,
  },
]

export const benefits: readonly Feature[] = [
  {
    title: savingClaim.text,
    description: 'Weekly, fortnightly or monthly: each visit costs less than a once-off clean.',
  },
  business.claims.pricingLockedForAYear
    ? {
        title: 'Pricing locked for a year',
        description: 'The price you start with stays for a year.',
      }
    : {
        title: 'A price you know',
        description: 'You see the price of each visit before you start.',
      },
  {
    title: 'Your day, kept for you',
    description: 'Choose a weekday and we plan our week around it.',
  },
  {
    title: 'Room to move',
    description: "Pause, modify or cancel with 7 days' notice, as our terms set out.",
  },
]

const dailyGlowIncluded = [
  'Kitchen, bathrooms, bedrooms and living areas',
  'Floors vacuumed and mopped',
  'Certified toxic-free products',
  'White-Glove Guarantee',
] as const
const fullBloomIncluded = [
  'Everything in The Daily Glow',
  'Skirtings, fans, tracks and grout',
  'Certified toxic-free products',
  'White-Glove Guarantee',
] as const
const workFlowIncluded = [
  'Desks, meeting rooms and kitchenette',
  'Bathrooms and floors',
  'Certified toxic-free products',
  'White-Glove Guarantee',
] as const

/** Note on plan cards priced "plus GST" (decisions A3, A4). */
export const planGstNote = business.gst.registered
  ? 'Your exact price incl. GST appears in the next step.'
  : 'Your exact price appears in the next step.'

export const plans: readonly PlanCard[] = [
  {
    id: 'daily-glow-weekly',
    service: 'daily-glow',
    name: 'The Daily Glow',
    frequency: 'weekly',
    frequencyName: 'Weekly',
    propertySize: '1 bed 1 bath',
    price: 9240,
    per: 'week',
    gst: 'included',
    savingPercent: 20,
    included: dailyGlowIncluded,
    href: '/subscribe?service=daily-glow&size=1b1b&frequency=weekly',
  },
  {
    id: 'daily-glow-fortnightly',
    service: 'daily-glow',
    name: 'The Daily Glow',
    frequency: 'fortnightly',
    frequencyName: 'Fortnightly',
    propertySize: '1 bed 1 bath',
    price: 9818,
    per: 'visit',
    gst: 'included',
    // The specification says both 20% and 15%; $98.18 is 15% off $115.50 (A5).
    savingPercent: 15,
    included: dailyGlowIncluded,
    href: '/subscribe?service=daily-glow&size=1b1b&frequency=fortnightly',
  },
  // Full Bloom percentages are as specified. Compared with $210 they would be 25, 20 and 15 (A3).
  {
    id: 'full-bloom-weekly',
    service: 'full-bloom',
    name: 'The Full Bloom',
    frequency: 'weekly',
    frequencyName: 'Weekly',
    propertySize: '2 bed 2 bath',
    price: 15750,
    per: 'week',
    gst: 'plus',
    savingPercent: 20,
    included: fullBloomIncluded,
    href: '/subscribe?service=full-bloom&size=2b1b&frequency=weekly',
  },
  {
    id: 'full-bloom-fortnightly',
    service: 'full-bloom',
    name: 'The Full Bloom',
    frequency: 'fortnightly',
    frequencyName: 'Fortnightly',
    propertySize: '2 bed 2 bath',
    price: 16800,
    per: 'visit',
    gst: 'plus',
    savingPercent: 15,
    included: fullBloomIncluded,
    href: '/subscribe?service=full-bloom&size=2b1b&frequency=fortnightly',
  },
  {
    id: 'full-bloom-monthly',
    service: 'full-bloom',
    name: 'The Full Bloom',
    frequency: 'monthly',
    frequencyName: 'Monthly',
    propertySize: '2 bed 2 bath',
    price: 17850,
    per: 'visit',
    gst: 'plus',
    savingPercent: 10,
    included: fullBloomIncluded,
    href: '/subscribe?service=full-bloom&size=2b1b&frequency=monthly',
  },
  // Work Flow: the small office's price includes GST, like the wizard's; the other two exclude it (A4).
  {
    id: 'work-flow-weekly',
    service: 'work-flow',
    name: 'The Work Flow',
    frequency: 'weekly',
    frequencyName: 'Weekly',
    propertySize: 'Small office',
    price: 6000,
    per: 'week',
    gst: 'included',
    savingPercent: 20,
    included: workFlowIncluded,
    href: '/subscribe?service=work-flow&size=small&frequency=weekly',
  },
  {
    id: 'work-flow-fortnightly',
    service: 'work-flow',
    name: 'The Work Flow',
    frequency: 'fortnightly',
    frequencyName: 'Fortnightly',
    propertySize: 'Medium office',
    price: 11900,
    per: 'visit',
    gst: 'plus',
    savingPercent: 15,
    included: workFlowIncluded,
    href: '/subscribe?service=work-flow&size=medium&frequency=fortnightly',
  },
  {
    id: 'work-flow-monthly',
    service: 'work-flow',
    name: 'The Work Flow',
    frequency: 'monthly',
    frequencyName: 'Monthly',
    propertySize: 'Large office',
    price: 18900,
    per: 'visit',
    gst: 'plus',
    savingPercent: 10,
    included: workFlowIncluded,
    href: '/subscribe?service=work-flow&size=large&frequency=monthly',
  },
]

/** Host plans aren't available in the wizard (decision E11). */
export const hostPlanNote = {
  text: 'Hosting holiday guests? The Five-Star Reset is eligible for a subscription too.',
  link: { label: 'Ask for a host plan', href: '/contact' },
} as const

export const subscriptionQuestions: readonly Question[] = [
  {
    question: 'Which services can I subscribe to?',
    answer:
      'The Daily Glow, The Full Bloom and The Work Flow online. The Five-Star Reset is eligible too: ask us for a host plan. The Natural Order and The Sunnie Select are quoted one by one.',
  },
  {
    question: 'How often can you come?',
    answer:
      'Weekly, fortnightly or monthly. The Daily Glow comes weekly or fortnightly: for a monthly visit choose The Full Bloom.',
  },
  {
    question: 'How am I billed?',
    answer:
      'Weekly, fortnightly or monthly, whichever suits you. It need not match how often we clean. We count a month as four weeks.',
  },
  {
    question: 'Is there a minimum commitment?',
    answer:
      "Yes, 3 or 6 months: we agree which one with you. It then auto-renews, and cancelling after the commitment needs 30 days' notice.",
    link: { label: 'Read the terms', href: '/terms-of-service' },
  },
  {
    question: 'Can I pause or change my subscription?',
    answer:
      "Yes. Subscriptions need 7 days to pause, modify or cancel, and can be paused up to 4 weeks a year. Rescheduling a single visit needs 24 hours' notice.",
  },
  {
    question: 'Can I choose the day?',
    answer:
      'Yes, Monday to Friday. Your first date is at least 1 week away, or 2-3 weeks for a deep clean, and we confirm it with you.',
  },
]

/** The notice periods from every page, side by side (specification section 9, policies; decision F4). */
export const policies: readonly PolicyRow[] = [
  {
    id: 'one-off-cancellation',
    topic: 'Cancelling a one-off clean',
    rule: "48 hours' notice",
    source: 'subscriptions',
  },
  {
    id: 'same-day',
    topic: 'Same-day cancellation or no-show',
    rule: 'May incur the full fee',
    source: 'terms',
  },
  {
    id: 'reschedule',
    topic: 'Rescheduling',
    rule: "24 hours' notice",
    source: 'subscriptions',
  },
  {
    id: 'sunnie-select-changes',
    topic: 'Changing a Sunnie Select booking',
    rule: "48 hours' notice",
    source: 'sunnie-select',
  },
  {
    id: 'subscription-changes',
    topic: 'Pausing, modifying or cancelling a subscription',
    rule: "7 days' notice",
    source: 'subscriptions',
  },
  {
    id: 'commitment',
    topic: 'Minimum commitment',
    rule: "3 or 6 months, then auto-renews; cancelling after it needs 30 days' notice",
    source: 'terms',
  },
  {
    id: 'pause',
    topic: 'Longest pause',
    rule: "Up to 4 weeks a year with 7 days' notice",
    source: 'terms',
  },
  {
    id: 'dissatisfaction',
    topic: 'Not happy with a clean',
    rule: 'Report it within 24 hours for a free return',
    source: 'subscriptions',
  },
  {
    id: 'damage',
    topic: 'Concerns and damage claims',
    rule: 'Within 48 hours',
    source: 'terms',
  },
]
