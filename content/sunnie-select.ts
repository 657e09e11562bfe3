import type { BuilderAddOn, BuilderArea, CleanType, Option } from './types'

/**
 * The Sunnie Select: the builder's areas, add-ons and options, and the facts on its page (specification sections 2, 3,
 * 5 and 9). Prices exclude GST. Write times out as "1 hour" or "45 minutes", because the
 * builder parses them (B7).
 */

export const builderAreas: readonly BuilderArea[] = [
  {
    id: 'bathroom',
    name: 'Bathroom',
    description: 'Shower, bath, basin, toilet, mirrors and floor.',
    basePrice: 4500,
    timeEstimate: '45 minutes',
  },
  {
    id: 'kitchen',
    name: 'Kitchen',
    description: 'Benches, sink, splashback, cooktop, cupboard fronts and floor.',
    basePrice: 5500,
    timeEstimate: '1 hour',
  },
  {
    id: 'bedroom',
    name: 'Bedroom',
    description: 'Surfaces dusted, mirrors wiped, floor vacuumed or mopped.',
    basePrice: 3500,
    timeEstimate: '30 minutes',
  },
  {
    id: 'living-room',
    name: 'Living Room',
    description: 'Surfaces, skirtings and switches wiped, cushions straightened, floor done.',
    basePrice: 4000,
    timeEstimate: '45 minutes',
  },
  {
    id: 'laundry',
    name: 'Laundry',
    description: 'Tub, bench, outside of the machines and floor.',
    basePrice: 2500,
    timeEstimate: '30 minutes',
  },
  {
    id: 'veranda-balcony',
    name: 'Veranda/Balcony',
    description: 'Swept, cobwebs down, table and railings wiped.',
    basePrice: 3000,
    timeEstimate: '30 minutes',
  },
]

export const builderAddOns: readonly BuilderAddOn[] = [
  {
    id: 'oven-deep-clean',
    name: 'Oven Deep Clean',
    description: 'Racks, walls and door glass, without the caustic fumes.',
    price: 3500,
    timeEstimate: '45 minutes',
  },
  {
    id: 'fridge-clean-out',
    name: 'Fridge Clean Out',
    description: 'Shelves and drawers out, washed, dried and put back in order.',
    price: 2500,
    timeEstimate: '30 minutes',
  },
  {
    id: 'natural-mould-removal',
    name: 'Natural Mould Removal',
    description: 'Surface mould treated without harsh fumes, in the spots the wet season finds.',
    price: 4000,
    timeEstimate: '30 minutes',
  },
  {
    id: 'interior-window-cleaning',
    name: 'Interior Window Cleaning',
    description: 'Inside glass, sills and tracks, so the view comes back.',
    price: 3000,
    timeEstimate: '45 minutes',
  },
  {
    id: 'tlc-plant-care',
    name: 'TLC Plant Care',
    description: 'Leaves wiped, dead bits trimmed, a proper drink for your indoor plants.',
    price: 4500,
    timeEstimate: '30 minutes',
  },
  {
    id: 'laundry-folding',
    name: 'Laundry Folding',
    description: 'The clean pile, folded and sorted by person or room.',
    price: 2500,
    timeEstimate: '30 minutes',
  },
  {
    id: 'outdoor-area-cleaning',
    name: 'Outdoor Area Cleaning',
    description: 'Patio or deck swept, outdoor table and chairs wiped, cobwebs gone.',
    price: 4000,
    timeEstimate: '45 minutes',
  },
  {
    id: 'iron-cast-conditioning',
    name: 'Iron Cast Conditioning',
    description: 'Your cast-iron pans cleaned, dried and oiled for the next hundred dinners.',
    price: 5000,
    timeEstimate: '45 minutes',
  },
  {
    id: 'bed-making',
    name: 'Bed Making',
    description: 'Your fresh sheets on, corners tucked, pillows plumped.',
    price: 1500,
    timeEstimate: '15 minutes',
  },
]

/** The add-ons that a service offers too, in its own words. */
export const addOnsFor = (descriptions: Readonly<Record<string, string>>): readonly BuilderAddOn[] =>
  builderAddOns.flatMap((addOn) => {
    const description = descriptions[addOn.id]
    return description ? [{ ...addOn, description }] : []
  })

/** Step 1. A deep clean takes 1.5 times as long per area (specification section 9). */
export const cleanTypes: readonly Option<CleanType>[] = [
  {
    value: 'general',
    label: 'General Clean',
    description: "A thorough clean for a home that's already looked after.",
  },
  {
    value: 'deep',
    label: 'Deep Clean',
    description: 'Slower and closer, right into the corners and edges. Each area takes 1.5 times as long.',
  },
]

interface BuilderDay {
  readonly name: string
  readonly tag?: string
}

/** Step 4 offers all seven days. */
export const builderDays: readonly BuilderDay[] = [
  { name: 'Monday' },
  { name: 'Tuesday' },
  { name: 'Wednesday' },
  { name: 'Thursday' },
  { name: 'Friday' },
  { name: 'Saturday', tag: 'Limited spots' },
  { name: 'Sunday', tag: "By appointment, we'll confirm" },
]

type BuilderTime = 'morning' | 'afternoon'

/** Step 4. The service's page says 12pm-4pm; each place keeps the times the specification gives it. */
export const builderTimes: readonly Option<BuilderTime>[] = [
  { value: 'morning', label: 'Morning', description: '8am-12pm' },
  { value: 'afternoon', label: 'Afternoon', description: '12pm-5pm' },
]

export const builderAddressHint = 'With the suburb and postcode'

export const builderTimeHelper = "We'll confirm your arrival window."

/** Advised, never enforced (specification section 9). */
export const minimumBooking = {
  minutes: 120,
  advice: "Our minimum booking is two hours. Send it as it is and we'll work out the rest of the time with you.",
  /** What the owner is told about a shorter build. */
  remark: 'This is under our two-hour minimum.',
} as const

export const builderWords = {
  steps: [
    { heading: 'What Kind of Clean?', text: 'A good regular clean, or one that goes into the corners.' },
    { heading: 'Which Areas?', text: 'Which areas of your home need cleaning, and how many?' },
    { heading: 'Any Extras?', text: 'Only if you want them.' },
    { heading: 'When Suits You?', text: "Your preferred day and time. We'll confirm by email or phone." },
    { heading: 'Your Summary', text: 'Have a look over it and tell us where to send the quote.' },
  ],
  back: 'Back',
  next: 'Next',
  confirmation: 'Quote Request Sent!',
} as const

/** Facts on /services/sunnie-select (specification section 2). */
export const sunnieSelectPage = {
  days: 'Monday to Friday, Saturday limited',
  times: [
    { name: 'Morning', range: '8am-12pm' },
    { name: 'Afternoon', range: '12pm-4pm' },
  ],
  consultation: {
    heading: 'A call with our founder',
    text: 'Every build starts with a quick consultation call with our founder, so your quote fits your home and nothing gets missed.',
  },
  ecoCommitment: {
    heading: 'The Same Eco Promise in Every Room',
    text: 'Whatever you pick, we use certified toxic-free Australian products that are pet-safe, baby-friendly and reef-safe.',
  },
  bookingNotes: [
    'Two-hour minimum booking.',
    "Changes need 48 hours' notice.",
    'A travel fee applies only outside our standard service area.',
    "We'll confirm your quote with you before anything's booked.",
  ],
  start: { label: 'Start Building Now', href: '/sunnie-select-onboarding' },
} as const
