import type { Service } from '../types'

/** Commercial office clean (specification sections 1, 3 and 9; decisions A1, A2, A4). */
export const workFlow: Service = {
  id: 'work-flow',
  title: 'The Work Flow',
  kind: 'Commercial office clean',
  tagline: 'A workplace people like to walk into',
  image: {
    folder: 'services',
    id: 'work-flow',
    alt: 'A tidy desk with a laptop and a yellow lamp, a she-oak shadow on the wall',
  },
  shortDescription: 'Office and workspace cleaning with no harsh smell the next morning, once or on a schedule.',
  description:
    'The Work Flow keeps offices and workspaces of the Whitsundays clean without the headache that strong products leave behind. Desks, meeting rooms, kitchenette, bathrooms and floors, in and out around your hours.',
  additionalInfo:
    'Tell us your opening hours, alarm and access when you book. You need not be there: a key or access notes will do.',
  meta: {
    title: 'The Work Flow: commercial office clean',
    description:
      'Toxic-free office cleaning in the Whitsundays for small, medium and large workplaces. Inclusions, times and prices.',
  },
  eligibleForSubscription: true,
  customQuote: false,
  buildYourOwn: false,
  included: [
    'Desks and shared surfaces wiped',
    'Phones, switches and door handles',
    'Meeting rooms reset',
    'Kitchenette benches, sink and outside of appliances',
    'Bathrooms cleaned and restocked with your supplies',
    'Entry glass and mirrors',
    'Floors vacuumed and mopped',
    'Bins emptied, recycling kept apart',
  ],
  addons: [
    {
      id: 'fridge-clean-out',
      name: 'Fridge Clean Out',
      description: 'The staff fridge emptied, washed and labelled for a fresh start.',
      timeEstimate: '30 minutes',
    },
    {
      id: 'interior-window-cleaning',
      name: 'Interior Window Cleaning',
      description: 'Inside glass, partitions and sills.',
      timeEstimate: '45 minutes',
    },
    {
      id: 'tlc-plant-care',
      name: 'TLC Plant Care',
      description: 'Office plants watered, trimmed and dusted.',
      timeEstimate: '30 minutes',
    },
  ],
  pricing: [
    { propertySize: 'Small office', amount: 7000, timeEstimate: '1.5-2 h', wizardSize: 'small' },
    { propertySize: 'Medium office', amount: 14000, timeEstimate: '3-4 h', wizardSize: 'medium' },
    { propertySize: 'Large office', amount: 21000, timeEstimate: '5+ h', wizardSize: 'large' },
  ],
  pricingNote:
    "Small is up to 10 desks, medium 10-20 desks, large 20+ desks. Right on the line? Pick the smaller, we'll confirm.",
  features: [
    {
      title: 'Around your hours',
      description: "We agree a day and a time that keeps out of your team's way.",
    },
    {
      title: 'No chemical Monday',
      description: 'Certified toxic-free products, so the office smells of nothing much at all.',
    },
    {
      title: 'One list, kept',
      description: 'Your priorities written down and followed on each visit.',
    },
    {
      title: 'The White-Glove Guarantee',
      description: 'If it does not pass, we come back and re-clean free of charge.',
    },
  ],
  faqs: [
    {
      question: 'Which size is my office?',
      answer:
        'Small is up to 10 desks, medium 10-20 and large 20+. If you are right on the line, pick the smaller and we will confirm.',
    },
    {
      question: 'Does somebody have to be there?',
      answer: 'No. A key handover or access notes are fine.',
    },
    {
      question: 'Can we have it weekly?',
      answer: 'Yes. The Work Flow comes as a weekly, fortnightly or monthly subscription, Monday to Friday.',
      link: { label: 'See subscriptions', href: '/subscriptions' },
    },
  ],
  subscription: {
    heading: 'Put it on the calendar',
    text: 'Choose weekly, fortnightly or monthly visits and pay less for each one.',
    links: [
      { label: 'Start a subscription', href: '/subscribe?service=work-flow' },
      { label: 'Compare plans', href: '/subscriptions' },
    ],
  },
}
