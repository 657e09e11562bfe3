import { business } from './business'
import type { Fact, Feature, Link, PageMeta, Question } from './types'

/**
 * Text of /recycle-with-us, about bread tags (specification sections 2 and 9). The specification's
 * wheelchair figures contradict each other ("1 kg funds 1 wheelchair", "15+ tonnes, 133 wheelchairs"). Both are shown
 * as given and marked as the programme's figures until the owner decides.
 */
export const recyclingMeta: PageMeta = {
  title: 'Recycle With Us: Bread Tags in the Whitsundays',
  description:
    'Save your plastic bread tags with us: free jar pick-up and drop-off in the Whitsundays, recycled to help fund wheelchairs.',
}

const programmeFigure = 'from the programme'

export const recyclingFacts: readonly Fact[] = [
  { id: 'monthly', value: '250 kg', label: 'collected monthly since 2019', note: programmeFigure },
  {
    id: 'total',
    value: '15+ tonnes',
    label: 'recycled, funding 133 wheelchairs',
    note: programmeFigure,
  },
  { id: 'kilogram', value: '1 kg', label: 'is about 2,700 tags' },
  { id: 'wheelchair', value: '1 kg', label: 'funds 1 wheelchair', note: programmeFigure },
]

export const recyclingSteps: readonly Feature[] = [
  {
    title: 'Save them',
    description: 'Keep a jar by the bread board and drop a tag in every time you finish a loaf.',
  },
  {
    title: 'Fill it',
    description:
      'Rope in the neighbours, the office kitchen and the school canteen. Tags are tiny, so it takes a few of us.',
  },
  {
    title: 'Hand it over',
    description: "Let us know when it's full. Jar pick-up and drop-off is free, one jar at a time.",
  },
]

export const recyclingQuestions: readonly Question[] = [
  {
    question: 'What does pick-up cost?',
    answer: 'Nothing. Jar pick-up and drop-off is free, one jar at a time.',
  },
  {
    question: 'Can my café, school or office host a jar?',
    answer: "Yes, please. Tell us where you are and we'll sort out a jar for you.",
  },
  {
    question: 'How many tags are in a kilogram?',
    answer: 'About 2,700.',
  },
]

/** A `mailto:` link with the subject filled in, or our contact form while we have no address. */
function mail(label: string, subject: string): Link {
  if (!business.email) return { label, href: '/contact' }
  return { label, href: `mailto:${business.email}?subject=${encodeURIComponent(subject)}` }
}

export const recycling = {
  hero: {
    heading: 'Recycle With Us',
    italic: 'Us',
    text: "The little plastic tag on your loaf is too small for most recycling bins and just the right size to end up on a beach. We collect them, and they're turned into something useful instead.",
  },
  facts: {
    heading: 'Small Tags, Big Numbers',
    italic: 'Big',
    note: '“From the programme” means that the recycling programme counted it, not us.',
  },
  steps: { heading: 'How It Works', italic: 'Works' },
  donate: {
    heading: 'Donate Your Tags',
    italic: 'Donate',
    text: "Got a jar, a bag or a drawer full? Tell us where you are and how many you've got.",
    button: mail('Donate Bread Tags', 'I have bread tags to donate'),
  },
  host: {
    heading: 'Host a Collection Jar',
    italic: 'Jar',
    text: "Pop a jar on your counter. We'll drop it off, pick it up when it's full and leave you an empty one, free.",
    button: mail('Host a Collection Jar', "I'd like to host a bread tag jar"),
  },
  questions: { heading: 'Good to Know', italic: 'Know' },
  more: {
    text: "Bread tags are one way we're trying to leave less behind.",
    link: { label: 'Read About Our Sustainability', href: '/sustainability' },
  },
} as const
