import { serviceById } from './services'

const sunnieSelect = serviceById('sunnie-select')

/**
 * Text of /sunnie-select-onboarding around the builder (specification sections 2, 4, 5 and 8).
 */
export const builderMeta = {
  title: `Build Your ${sunnieSelect.shortTitle}`,
  description:
    'Put your own clean together in five quick steps: areas, extras, day and time. See the time and prices as you build, then ask for your quote.',
} as const

export const builderPageWords = {
  italic: sunnieSelect.shortTitle,
  intro: "Five quick steps and we'll send a quote. Nothing's booked or charged yet.",
  stepOf: 'Step {step} of {steps}',
  progress: 'Progress',
  /** Title and description of each toast, verbatim from specification section 5. */
  notices: {
    cleanType: { title: 'Please select a clean type', description: 'Choose between general or deep clean.' },
    areas: { title: 'Please select at least one area', description: 'Choose which areas of your home need cleaning.' },
    day: {
      title: 'Please select your preferred day',
      description: "Choose which day you'd like your cleaning service.",
    },
    time: { title: 'Please select your preferred time', description: 'Choose between morning or afternoon service.' },
  },
  /** Shown next to the field, in addition to the toast. */
  errors: {
    cleanType: 'Pick one to keep going.',
    areas: 'Tap plus to add an area.',
    day: 'Pick a day to keep going.',
    time: 'Pick a time to keep going.',
  },
  legends: {
    cleanType: 'Clean type',
    areas: 'Areas',
    addOns: 'Extras',
    day: 'Preferred day',
    time: 'Preferred time',
  },
  /** Labels of the quantity field and its buttons; `{area}` is replaced by the area's name. */
  quantity: '{area} quantity',
  plus: 'Plus: add one {area}',
  minus: 'Minus: remove one {area}',
  receipt: {
    heading: 'Your Build',
    empty: 'Pick a room to get started.',
    see: 'See Your Build',
    /** The listed price in a phone's bar, before the time. */
    bar: '{price} listed',
    total: 'Estimated time',
    /** The sum of a general clean's prices. `{price}` includes its unit. */
    listed: 'Listed prices: {price}. We confirm it in your quote.',
    /** Shown instead of the sum for a deep clean, which has no prices. */
    quoted: 'We price deep clean areas in your quote.',
    copy: 'Copy a link to this build',
    copied: 'Link copied. It opens this build on any device.',
    copyFailed: "Your browser wouldn't let us copy. You can copy this page's address instead.",
  },
  summary: { what: 'What', when: 'When', pay: 'Price', change: 'Change' },
  contact: { heading: 'Where should the quote go?' },
  figures: {
    areas: { one: 'Area', many: 'Areas' },
    addOns: { one: 'Extra', many: 'Extras' },
    time: 'Estimated time',
  },
  text: "We'll be in touch within 24 hours with your quote. Nothing is booked until you say yes.",
  ways: { home: 'Return to Home Page', again: 'Build Another Clean' },
  tool: 'Part of a clean made to order. Once the person has pressed Next, the tool {next} asks for the rest.',
  draft: {
    kept: 'We saved your build on this device, so you can pick up where you left off.',
    again: 'Start again',
  },
} as const
