import { business } from './business'
import { serviceById } from './services'
import { names, short } from './services/names'
import type {
  Feature,
  Frequency,
  Href,
  PlanCard,
  PriceComparison,
  Question,
  WizardServiceId,
  WizardSizeId,
} from './types'
import { frequencies, homeSizes, wizardServices } from './wizard'
import { wizardHref } from './wizard-href'

/**
 * Subscriptions: plan cards, comparison, benefits, FAQs and policies (specification sections 2 and 9). Their prices are
 * in `wizard.ts` and each service's own file.
 */

/** The savings claim, with the figure while the flag is on. */
export const savingClaim = {
  text: business.claims.saveUpToThirtyPercent ? 'Save up to 30% on regular cleans' : 'Save on regular cleans',
  /** Shown next to the claim, and calculated from the price list. */
  biggest: "Today's biggest: {percent}% off {service}, {frequency}.",
} as const

/** What the specification prints on a plan's card where the price lists give something else (A2, A3, A4). */
type Printed = Pick<PlanCard, 'gst' | 'saving'> & { readonly propertySize?: string }

function plan(service: WizardServiceId, frequency: Frequency, size: WizardSizeId, printed: Printed): PlanCard {
  const { title, pricing } = serviceById(service)
  const row = pricing.find(({ wizardSize }) => wizardSize === size)
  if (!row) throw new Error(`content/services/${service}.ts: pricing: one of its sizes needs wizardSize: '${size}'`)
  return {
    id: `${service}-${frequency}`,
    service,
    name: title,
    frequency,
    frequencyName: frequencies.find(({ id }) => id === frequency)!.name,
    propertySize: row.propertySize,
    size,
    ...printed,
  }
}

/** The price list says "2 bed" for it (B1). */
const twoBathrooms = { propertySize: '2 bed 2 bath' }

/** The specification doesn't label these prices; the arithmetic shows they're fortnightly and exclude GST (A12). */
const comparisonBasis = business.gst.registered ? 'fortnightly, plus GST' : 'fortnightly'

/** Two homes, each with its price list's once-off price beside a subscriber's, both without GST. */
export const comparisons: readonly PriceComparison[] = [
  { service: 'daily-glow', size: '2b1b', frequency: 'fortnightly', basis: comparisonBasis },
  { service: 'full-bloom', size: '2b1b', frequency: 'fortnightly', basis: comparisonBasis },
]

export const benefits: readonly Feature[] = [
  {
    title: 'A better price, every visit',
    description: 'Weekly, fortnightly or monthly, each visit costs less than a once-off clean.',
  },
  business.claims.pricingLockedForAYear
    ? {
        title: 'Pricing locked for a year',
        description: 'The price you start on is yours for a year.',
      }
    : {
        title: 'A price you know',
        description: 'You see the price of each visit before you start.',
      },
  {
    title: 'Your day, kept for you',
    description: "Pick a weekday and we'll plan our week around it.",
  },
  {
    title: 'Room to move',
    description: "Pause, modify or cancel with 7 days' notice. The terms have the details.",
  },
]

const inEveryPlan = ['Certified toxic-free products', 'White-Glove Guarantee']

/** What every plan of a service includes. */
export const planInclusions: Readonly<Record<WizardServiceId, readonly string[]>> = {
  'daily-glow': ['Kitchen, bathrooms, bedrooms and living areas', 'Floors vacuumed and mopped', ...inEveryPlan],
  'full-bloom': [`Everything in ${names.dailyGlow}`, 'Skirtings, fans, tracks and grout', ...inEveryPlan],
  'work-flow': ['Desks, meeting rooms and kitchenette', 'Bathrooms and floors', ...inEveryPlan],
}

/**
 * The plans shown as cards. Their prices are the wizard's and their savings are calculated from the price lists, unless
 * the specification prints something else.
 */
export const plans: readonly PlanCard[] = [
  plan('daily-glow', 'weekly', '1b1b', { gst: 'included' }),
  // The specification says both 20% and 15%; the prices give 15 (A5).
  plan('daily-glow', 'fortnightly', '1b1b', { gst: 'included' }),
  plan('full-bloom', 'weekly', '2b1b', { gst: 'plus', ...twoBathrooms, saving: { printed: 20, calculated: 25 } }),
  plan('full-bloom', 'fortnightly', '2b1b', { gst: 'plus', ...twoBathrooms, saving: { printed: 15, calculated: 20 } }),
  plan('full-bloom', 'monthly', '2b1b', { gst: 'plus', ...twoBathrooms, saving: { printed: 10, calculated: 15 } }),
  // 20% off $75, while the price list has $70 (A2). Its printed price includes GST, unlike the next two (A4).
  plan('work-flow', 'weekly', 'small', { gst: 'included', saving: { printed: 20, calculated: 22 } }),
  plan('work-flow', 'fortnightly', 'medium', { gst: 'plus' }),
  plan('work-flow', 'monthly', 'large', { gst: 'plus' }),
]

/** The wizard with the plan's service, size and frequency chosen. */
export function planHref({ service, size, frequency }: Pick<PlanCard, 'service' | 'size' | 'frequency'>): Href {
  return `${wizardHref(service)}&size=${size}&frequency=${frequency}`
}

/** The wizard with a general clean of this size every fortnight chosen. */
export const everyFortnight = (size: WizardSizeId): Href =>
  planHref({ service: 'daily-glow', size, frequency: 'fortnightly' })

/** Every link to the wizard with something chosen, by the name of the page that's prerendered for it. */
export const wizardLinks: Readonly<Record<string, Href>> = {
  ...Object.fromEntries(wizardServices.map(({ id }) => [id, wizardHref(id)])),
  ...Object.fromEntries(plans.map((plan) => [plan.id, planHref(plan)])),
  ...Object.fromEntries(
    homeSizes.flatMap(({ id, quoteRequired }) =>
      quoteRequired ? [] : [[`every-fortnight-${id}`, everyFortnight(id)]],
    ),
  ),
}

/** Host plans aren't available in the wizard. */
export const hostPlanNote = {
  text: `Hosting holiday guests? You can subscribe to ${names.fiveStarReset} too.`,
  link: { label: 'Ask for a Host Plan', href: '/contact' },
} as const

export const subscriptionQuestions: readonly Question[] = [
  {
    question: 'Which services can I subscribe to?',
    answer: `${names.dailyGlow}, ${names.fullBloom} and ${names.workFlow}, online. ${names.fiveStarReset} is eligible too: ask us for a host plan. We quote ${names.naturalOrder} and ${names.sunnieSelect} one by one.`,
  },
  {
    question: 'How often can you come?',
    answer: `Weekly, fortnightly or monthly. ${names.dailyGlow} is weekly or fortnightly. For a monthly visit, go for ${names.fullBloom}.`,
  },
  {
    question: 'How am I billed?',
    answer:
      "Weekly, fortnightly or monthly, whichever suits you. It doesn't have to match how often we clean. We count a month as four weeks.",
  },
  {
    question: 'Is there a minimum commitment?',
    answer:
      "Yes, 3 or 6 months: we'll agree which with you. Then it auto-renews, and cancelling needs 30 days' notice.",
    link: { label: 'Read the terms', href: '/terms-of-service' },
  },
  {
    question: 'Can I pause or change my subscription?',
    answer:
      "Yes. Subscriptions need 7 days to pause, modify or cancel, and you can pause up to 4 weeks a year. Rescheduling a single visit needs 24 hours' notice.",
  },
  {
    question: 'Can I choose the day?',
    answer:
      "Yes, Monday to Friday. Your first date is at least 1 week away, or 2-3 weeks for a deep clean. We'll confirm it with you.",
  },
]

/** The notice periods from every page, side by side (specification section 9, policies). */
export const policies = [
  {
    id: 'one-off-cancellation',
    topic: 'Cancelling a one-off clean',
    rule: "48 hours' notice",
  },
  {
    id: 'same-day',
    topic: 'Same-day cancellation or no-show',
    rule: 'May incur the full fee',
  },
  {
    id: 'reschedule',
    topic: 'Rescheduling',
    rule: "24 hours' notice",
  },
  {
    id: 'sunnie-select-changes',
    topic: `Changing a ${short(names.sunnieSelect)} booking`,
    rule: "48 hours' notice",
  },
  {
    id: 'subscription-changes',
    topic: 'Pausing, modifying or cancelling a subscription',
    rule: "7 days' notice",
  },
  {
    id: 'commitment',
    topic: 'Minimum commitment',
    rule: "3 or 6 months, then auto-renews; cancelling after it needs 30 days' notice",
  },
  {
    id: 'pause',
    topic: 'Longest pause',
    rule: "Up to 4 weeks a year with 7 days' notice",
  },
  {
    id: 'dissatisfaction',
    topic: 'Not happy with a clean',
    rule: 'Report it within 24 hours for a free return',
  },
  {
    id: 'damage',
    topic: 'Concerns and damage claims',
    rule: 'Within 48 hours',
  },
]
