import { guaranteeFeature } from '../guarantee'
import { addOnsFor } from '../sunnie-select'
import { names } from './names'
import type { ServiceEntry } from '../types'
import { startOrCompare } from '../wizard-href'

/** Commercial office clean (specification sections 1, 3 and 9). */
export const workFlow: ServiceEntry = {
  id: 'work-flow',
  title: names.workFlow,
  kind: 'Commercial office clean',
  tagline: 'A workplace people like to walk into',
  alt: 'A tidy desk by a window on the sea: a laptop, a yellow lamp, an open notebook and a spray bottle',
  shortDescription: 'Office and workspace cleaning with no harsh smell the next morning, once-off or regularly.',
  description:
    'We keep Whitsundays offices and workspaces clean, without the strong smell. Desks, meeting rooms, kitchenette, bathrooms and floors, in and out around your hours.',
  additionalInfo:
    "Tell us your opening hours, alarm and access when you book. You don't have to be there: drop us a key or leave access notes.",
  meta: {
    title: 'Commercial Office Clean',
    description:
      'Toxic-free office cleaning in the Whitsundays for small, medium and large workplaces. Inclusions, times and prices.',
  },
  leadTime: 'regular',
  eligibleForSubscription: true,
  headings: {
    included: { heading: 'From Desks to Doors', italic: 'Desks' },
    addOns: { heading: 'Now and Then', italic: 'Then' },
    features: { heading: 'Easy on the Office', italic: 'Easy' },
    questions: { heading: 'The Practical Bits', italic: 'Practical' },
    closing: { heading: 'Shall We Come By the Office?', italic: 'Office' },
  },
  print: {
    linocut: 'office-plan',
    alt: 'The plan of an office, with a number at each spot of the list',
    numbered: true,
  },
  included: [
    'Desks and shared surfaces wiped',
    'Phones, switches and door handles',
    'Meeting rooms reset',
    'Kitchenette benches, sink and outside of appliances',
    'Bathrooms cleaned and restocked with your supplies',
    'Entry glass and mirrors',
    'Floors vacuumed and mopped',
    'Bins emptied, recycling kept separate',
  ],
  addons: addOnsFor({
    'fridge-clean-out': 'The staff fridge emptied, washed and labelled for a fresh start.',
    'interior-window-cleaning': 'Inside glass, partitions and sills.',
    'tlc-plant-care': 'Office plants watered, trimmed and dusted.',
  }),
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
      description: "We'll agree on a day and time that keeps us out of your team's way.",
    },
    {
      title: 'No chemical smell on Monday',
      description: 'Certified toxic-free products, so the office smells of not much at all.',
    },
    {
      title: 'One list, kept',
      description: 'Your priorities, written down and followed every visit.',
    },
    guaranteeFeature,
  ],
  faqs: [
    {
      question: 'Which size is my office?',
      answer:
        "Small is up to 10 desks, medium 10-20 and large 20+. Right on the line? Pick the smaller and we'll confirm.",
    },
    {
      question: 'Does someone have to be there?',
      answer: 'No. Drop us a key or leave access notes.',
    },
    {
      question: 'Can we have it weekly?',
      answer: 'Yes. Subscribe weekly, fortnightly or monthly, Monday to Friday.',
      link: { label: 'See subscriptions', href: '/subscriptions' },
    },
  ],
  subscription: {
    heading: 'Put it on the calendar',
    text: 'Go weekly, fortnightly or monthly and pay less per visit.',
    links: startOrCompare('work-flow'),
  },
}
