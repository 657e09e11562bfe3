/** Text of /subscribe around the wizard (specification sections 2, 4 and 5). */
export const subscribeMeta = {
  title: 'Start Your Subscription',
  description:
    'Pick your clean, your home and how often in six quick steps. You see your price incl. GST as you go, and nothing is charged online.',
} as const

export const subscribePageWords = {
  italic: 'Subscription',
  intro: "Six quick steps. You'll see your price as you go, and nothing's charged here.",
  /** `{step}` and `{steps}` are replaced by numbers. */
  stepOf: 'Step {step} of {steps}',
  progress: 'Progress',
  back: 'Back',
  mostPopular: 'Most Popular',
  chosen: 'Chosen',
  /** Small print below the price of a visit. `{price}` is the price per week. */
  startingFrom: 'Starting from {price} a week',
  aVisit: 'a visit',
  /** Shown when the URL asks for a step before the previous ones are complete. */
  needed: 'Please pick one of these first.',
  receipt: {
    heading: 'Your Plan',
    empty: 'Your choices and price will show up here.',
    rows: {
      service: 'Service',
      size: 'Property size',
      frequency: 'Cleaning frequency',
      billing: 'Billing frequency',
      day: 'Preferred day',
    },
    change: 'Change',
    pricePerVisit: 'Price per visit',
    billed: 'You pay',
    gst: 'GST included',
    saving: 'Your saving',
    /** `{percent}` is replaced by a number. */
    savingText: '{percent}% off once-off',
    quote: "We'll look at your home first and send you a price. You don't owe anything until you say yes.",
    see: 'See Your Plan',
  },
  summary: { what: 'What', when: 'When' },
  contact: {
    heading: 'Your details',
    submitHint: 'Add your full name, email and phone to send.',
  },
  next: 'Next',
  tool: 'Part of a cleaning subscription. Once the person has pressed Next, the tool {next} asks for the rest.',
  draft: {
    kept: 'We saved your choices on this device, so you can pick up where you left off.',
    again: 'Start again',
  },
} as const
